import { expect, test } from 'vitest';
import { checkSubjects, type Git, violationOf } from './commit-subjects.ts';

/** A stub of git that answers these commands and fails at any other. */
const gitWith =
  (answers: Record<string, string>): Git =>
  (command = '') =>
    answers[command];

const whole = { 'rev-parse': 'false\n', 'merge-base': 'ba15c51\n' };

test('a subject is an area in lower case and at most 72 characters', () => {
  for (const subject of [
    'backup: name the file',
    'security log: keep 90 days',
    'page-cache: drop pages',
    `area: ${'x'.repeat(66)}`,
    `area: ${'繡'.repeat(66)}`,
    'merge: two test projects',
  ])
    expect(violationOf(subject), subject).toBeUndefined();
  for (const subject of [
    'Backup: name the file',
    'name the file',
    'backup:name',
    'backup: ',
    ': x',
  ])
    expect(violationOf(subject), subject).toContain('area');
  expect(violationOf(`area: ${'x'.repeat(67)}`)).toContain('73 characters');
});

test('only a merge can have the subject that git writes for it', () => {
  expect(violationOf("Merge branch 'main' into tests", true)).toBeUndefined();
  expect(violationOf("Merge branch 'main' into tests")).toContain('area');
  expect(violationOf('Merge what was found', true)).toContain('area');
});

test('each commit since the rule is checked, merges as merges', () => {
  const log = [
    'aaa\0bbb\0Fix it',
    "bbb\0ccc ddd\0Merge branch 'main' into tests",
    `ccc\0ddd\0docs: ${'x'.repeat(70)}`,
    'ddd\0eee\0docs: say it',
  ];
  const { summary, violations } = checkSubjects(gitWith({ ...whole, log: `${log.join('\n')}\n` }));
  expect(summary).toBe('4 checked');
  expect(violations.map((line) => line.slice(0, 3))).toEqual(['aaa', 'ccc']);
  expect(checkSubjects(gitWith({ ...whole, log: '' }))).toEqual({
    summary: '0 checked',
    violations: [],
  });
});

test('without git, in a shallow clone and without the first commit of the rule none is checked', () => {
  const log = 'aaa\0bbb\0Fix it\n';
  const histories: Record<string, string>[] = [
    {},
    { ...whole, log, 'rev-parse': 'true\n' },
    { 'rev-parse': 'false\n', log },
  ];
  for (const answers of histories)
    expect(checkSubjects(gitWith(answers))).toEqual({
      summary: 'not checked: no history',
      violations: [],
    });
});
