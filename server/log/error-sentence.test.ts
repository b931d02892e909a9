import { expect, test } from 'vitest';
import { errorSentence } from './logged-error.ts';

const refused = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: as the system says it, open`), { code, path, syscall: 'open' });

test.each([
  ['ENOSPC', undefined, 'There is no space left on the disk (ENOSPC).'],
  ['ENOSPC', '/data/x', 'There is no space left on the disk for /data/x (ENOSPC).'],
  ['EDQUOT', '/data/x', 'There is no space left on the disk for /data/x (EDQUOT).'],
  ['EACCES', '/data/x', 'This user may not use /data/x (EACCES).'],
  ['EPERM', '/data/x', 'This user may not use /data/x (EPERM).'],
  ['EROFS', '/data/x', '/data/x is on a disk that can only be read (EROFS).'],
  ['EMFILE', '/data/x', 'This process may not open more files (EMFILE): see ulimit -n.'],
])('a command that fails with %s for %s reports it in a sentence', (code, path, text) => {
  expect(errorSentence(refused(code, path))).toBe(text);
});
