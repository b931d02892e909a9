import { execFileSync } from 'node:child_process';
import { type Git, judgeSubjects } from './commit-subjects.ts';

// Whether the subjects of the commits since the rule was written keep it.

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

const { said, wrong } = judgeSubjects(git);
console.log(`Commit subjects: ${said}`);
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
