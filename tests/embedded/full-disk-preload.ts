import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Stands in for a full disk where no small volume can be mounted: while the file FULL_DISK_FLAG
// exists, a write that would make a file longer fails as it does on a full disk.
const flag = process.env.FULL_DISK_FLAG ?? '';
const write = fs.writeSync;

const full: typeof fs.writeSync = (...parameters: unknown[]) => {
  const [handle, data, , length, position] = parameters as [
    number,
    unknown,
    number,
    number,
    number,
  ];
  if (typeof position === 'number' && ArrayBuffer.isView(data) && fs.existsSync(flag)) {
    if (position + length > fs.fstatSync(handle).size) {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    }
  }
  return Reflect.apply(write, fs, parameters) as number;
};
fs.writeSync = full;
syncBuiltinESMExports();
