import type { ReactNode } from 'react';
import { langOf, type Translated } from '#domain/translations/shown-translations.server.ts';

interface CategoryTagsProps {
  categories: (Translated & { name: string })[];
  /** The text that a record without categories shows. */
  none?: ReactNode;
}

/** The names of the categories of a record. */
export function CategoryTags({ categories, none }: CategoryTagsProps) {
  if (categories.length === 0) return none ? <p className="caption">{none}</p> : null;
  return (
    <ul className="flex flex-wrap">
      {categories.map((category) => (
        <li key={category.id} className="tag wrap-anywhere" lang={langOf(category, 'name')}>
          {category.name}
        </li>
      ))}
    </ul>
  );
}
