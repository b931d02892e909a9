import { Link } from 'react-router';
import { t } from '#domain/admin-words/t.ts';
import type { CatalogueKind } from '#domain/kinds/kinds.ts';
import type { TranslationState } from '#domain/translations/translation-states.server.ts';
import type { Column } from '../table/admin-table.tsx';

interface TranslatedRow {
  id: number;
  translations: TranslationState | undefined;
}

/** The column that shows how much of each record is translated, with a link to its translations. */
export function translationsColumn<Row extends TranslatedRow>(kind: CatalogueKind): Column<Row> {
  return {
    key: 'translations',
    header: 'Translations',
    width: 'w-24',
    cell: ({ id, translations: state }) =>
      state && state.wanted > 0 ? (
        <Link
          to={`/admin/translations?type=${kind}&id=${id}`}
          className="inline-flex min-h-8 items-center text-ink-soft underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {stateText(state)}
        </Link>
      ) : (
        '—'
      ),
  };
}

function stateText({ missing, outdated }: TranslationState): string {
  if (missing > 0) return t('{count} missing', { count: missing });
  return outdated > 0 ? t('{count} out of date', { count: outdated }) : t('Complete');
}
