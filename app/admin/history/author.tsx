import type { Cause } from '#database/schema/history.ts';
import type { People } from '#domain/history/authors.server.ts';

/** Who made a change, in words that follow what was done: 'by Mei Chan'. */
export interface Author {
  text: string;
  /** A person's e-mail address. */
  address?: string;
}

const withoutAccount: { [cause in Cause]?: string } = {
  'demo content': 'by Demo content',
  'sign-up': 'by a visitor',
  unknown: 'outside the back-office',
};

/** An address that no account has any more stands for itself. */
export function authorOf(
  people: People,
  { actor, cause }: { actor: string | null; cause: Cause | null },
): Author {
  if (actor === null) return { text: (cause && withoutAccount[cause]) ?? directly };
  return { text: `by ${people.get(actor) ?? actor}`, address: actor };
}

/** How a change by SQL came: from psql, an import or another program. */
export const directly = 'directly in the database';

export function AuthorName({ author }: { author: Author }) {
  return (
    <span title={author.address} className="text-muted">
      {author.text}
    </span>
  );
}
