import { useMessages } from '#app/i18n/locale.ts';
import type { Message } from '#app/i18n/message.tsx';
import { langOf, type Translated } from '#domain/translations/shown-translations.server.ts';

interface FilterPillsProps {
  categories: (Translated & { name: string })[];
  chosen: number | undefined;
}

/** Submit buttons that filter a list: one for all records, and one for each category. */
export function FilterPills({ categories, chosen }: FilterPillsProps) {
  const messages = useMessages().lists;
  const pill = (id: number | undefined, name: Message, lang?: string) => (
    <button
      key={id ?? 'all'}
      type="submit"
      name="category"
      value={id ?? ''}
      lang={lang}
      aria-pressed={chosen === id}
      className="pill max-w-full wrap-anywhere text-left"
    >
      {name}
    </button>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="visually-hidden">{messages.filterByCategory}</legend>
      <div className="filters">
        {pill(undefined, messages.all)}
        {categories.map((category) => pill(category.id, category.name, langOf(category, 'name')))}
      </div>
    </fieldset>
  );
}
