import type { Cause } from '#database/schema/history.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import type { People } from '#domain/history/recorded/authors.server.ts';

/** The author of a change, as text after what was done: 'by Mei Chan'. */
export interface Author {
  text: string;
  /** The e-mail address, if the author has or had an account. */
  address?: string;
}

const withoutAccount: { [cause in Cause]?: string } = {
  'demo content': 'by Demo content',
  'sign-up': 'by a visitor',
  unknown: 'outside the back-office',
};

/** The author of a change. If the account has been deleted, the e-mail address is shown. */
export function authorOf(
  people: People,
  { actor, cause }: { actor: string | null; cause: Cause | null },
): Author {
  if (actor === null) return { text: translate((cause && withoutAccount[cause]) ?? changedBySql) };
  return { text: t('by {name}', { name: people.get(actor) ?? actor }), address: actor };
}

/** The text for the author of a change that was made by SQL, such as with psql or by an import. */
const changedBySql = 'directly in the database';

/** The text of an author; the tooltip has the e-mail address. */
export function AuthorName({ author }: { author: Author }) {
  return (
    <span title={author.address} className="text-muted">
      {author.text}
    </span>
  );
}
