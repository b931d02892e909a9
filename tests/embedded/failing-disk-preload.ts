import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// A disk that fails while the file FAILING_DISK names says how: `full` refuses every write that
// would make a file longer, `flush` every fsync.
const flag = process.env.FAILING_DISK ?? '';
const failsBy = (way: string) => fs.existsSync(flag) && fs.readFileSync(flag, 'utf8') === way;
const write = fs.writeSync;
const flush = fs.fsyncSync;

const failingWrite: typeof fs.writeSync = (...parameters: unknown[]) => {
  const [handle, data, , length, position] = parameters as [
    number,
    unknown,
    number,
    number,
    number,
  ];
  const grows = () => position + length > fs.fstatSync(handle).size;
  if (typeof position === 'number' && ArrayBuffer.isView(data) && failsBy('full') && grows()) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }
  return Reflect.apply(write, fs, parameters) as number;
};

const failingFlush: typeof fs.fsyncSync = (handle) => {
  if (failsBy('flush')) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  flush(handle);
};

fs.writeSync = failingWrite;
fs.fsyncSync = failingFlush;
syncBuiltinESMExports();
