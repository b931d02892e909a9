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
  const noun = label.toLowerCase();
  return (
    <>
      <p>{text}</p>
      <p className="text-sm">
        {query.q !== ''
          ? `None of the ${noun} matches “${query.q}”.`
          : filtered
            ? `None of the ${noun} matches the filter.`
            : `There are no ${noun} yet.`}
      </p>
    </>
  );
}
