import { execFileSync } from 'node:child_process';
import { checkSubjects, type Git } from './commit-subjects.ts';

// Checks the subjects of all commits since the rule was introduced.
const git: Git = (...parameters) => {
  try {
    return execFileSync('git', parameters, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
};

const { summary, violations } = checkSubjects(git);
console.log(`Commit subjects: ${summary}`);
for (const line of violations) console.error(line);
process.exitCode = violations.length > 0 ? 1 : 0;
