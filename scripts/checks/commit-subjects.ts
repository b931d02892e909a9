/** The head of main when the rule was introduced. Later commits are checked. */
const ruleSince = '0f24aa13b692';

const maxLength = 72;

/** Runs git and returns its output; returns undefined if git is missing or fails. */
export type Git = (...parameters: string[]) => string | undefined;

interface Result {
  /** The number of checked commits, or the reason why none was checked. */
  summary: string;
  /** Each commit that breaks the rule, with the reason. */
  violations: string[];
}

/** The reason why a subject breaks the rule of CONTRIBUTING.md; undefined if it does not. */
export function violationOf(subject: string, isMerge = false): string | undefined {
  if (isMerge && /^Merge (remote-tracking )?branch /.test(subject)) return undefined;
  if (!/^[a-z0-9][a-z0-9 ./-]*: \S/.test(subject))
    return 'begin with the area in lower case, as in "backup: name the file"';
  const { length } = [...subject];
  return length > maxLength ? `${length} characters, at most ${maxLength}` : undefined;
}

/** Checks the commits since the rule was introduced, or none if the history is incomplete. */
export function checkSubjects(git: Git, since = ruleSince): Result {
  const isShallow = git('rev-parse', '--is-shallow-repository')?.trim() !== 'false';
  const base = isShallow ? undefined : git('merge-base', since, 'HEAD')?.trim();
  const listed = base ? git('log', '--format=%h%x00%p%x00%s', `${base}..HEAD`) : undefined;
  if (listed === undefined) return { summary: 'not checked: no history', violations: [] };
  const commits = listed.split('\n').filter(Boolean);
  const violations = commits.flatMap((commit) => {
    const [hash, parents = '', subject = ''] = commit.split('\0');
    const reason = violationOf(subject, parents.includes(' '));
    return reason ? [`${hash} ${subject}\n  ${reason}`] : [];
  });
  return { summary: `${commits.length} checked`, violations };
}
