/** The head of main when the rule began to be checked. Commits up to it are not judged. */
const ruleSince = '26c2df7bef5c';

const longest = 72;

/** Runs git; undefined if it is missing or fails. */
export type Git = (...parameters: string[]) => string | undefined;

interface Judgement {
  /** What was checked, or why nothing was. */
  said: string;
  /** Each commit that breaks the rule, with the reason. */
  wrong: string[];
}

/** Why a subject breaks the rule of CONTRIBUTING.md; undefined if it keeps it. */
export function whyWrong(subject: string, isMerge = false): string | undefined {
  if (isMerge && /^Merge (remote-tracking )?branch /.test(subject)) return undefined;
  if (!/^[a-z0-9][a-z0-9 ./-]*: \S/.test(subject))
    return 'begin with the area in lower case, as in "backup: name the file"';
  const { length } = [...subject];
  return length > longest ? `${length} characters, at most ${longest}` : undefined;
}

/** Judges the commits since the rule. Without the whole history it judges none, and says so. */
export function judgeSubjects(git: Git, since = ruleSince): Judgement {
  const isShallow = git('rev-parse', '--is-shallow-repository')?.trim() !== 'false';
  const base = isShallow ? undefined : git('merge-base', since, 'HEAD')?.trim();
  const listed = base ? git('log', '--format=%h%x00%p%x00%s', `${base}..HEAD`) : undefined;
  if (listed === undefined) return { said: 'not checked: no history', wrong: [] };
  const commits = listed.split('\n').filter(Boolean);
  const wrong = commits.flatMap((commit) => {
    const [hash, parents = '', subject = ''] = commit.split('\0');
    const reason = whyWrong(subject, parents.includes(' '));
    return reason ? [`${hash} ${subject}\n  ${reason}`] : [];
  });
  return { said: `${commits.length} checked`, wrong };
}
