import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Compresses the assets once at the best quality, so that the server only sends files.
const br = promisify(brotliCompress);
const gz = promisify(gzip);
const files = globSync('build/client/**/*.{js,css,svg,json,txt,webmanifest,ico}');
await Promise.all(
  files.map(async (file) => {
    const bytes = await readFile(file);
    if (bytes.length < 500) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await Promise.all([
      br(bytes, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
      gz(bytes, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
    ]);
  }),
);
console.log(`Precompressed ${files.length} files.`);
