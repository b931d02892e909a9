import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkResults } from './status-texts.ts';

test('the results that are translated are those that the check of a backup stores', () => {
  const code = [
    'scripts/check-backup.ts',
    'database/backup/check-backup.ts',
    'database/backup/compare-files.ts',
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  for (const text of checkResults) expect(code).toContain(text.split(/\{\w+\}/).at(-1));
});
