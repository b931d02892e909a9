import { t, translate } from '#domain/admin-words/t.ts';
import type { ListQuery } from '#domain/lists/list-page.ts';

interface EmptyListProps {
  text: string;
  /** The name of the table, e.g. 'Products'. */
  label: string;
  query: ListQuery;
}

/** Says that a list has no rows, and whether its search or its filters are the reason. */
export function EmptyList({ text, label, query }: EmptyListProps) {
  const filtered = Object.keys(query.filters).length > 0;
  const noun = translate(label).toLowerCase();
  return (
    <>
      <p>{translate(text)}</p>
      <p className="text-sm">
        {query.q !== ''
          ? t('None of the {noun} matches “{search}”.', { noun, search: query.q })
          : filtered
            ? t('None of the {noun} matches the filter.', { noun })
            : t('There are no {noun} yet.', { noun })}
      </p>
    </>
  );
}
