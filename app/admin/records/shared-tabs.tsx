import { t } from '#domain/admin-words/t.ts';
import type { CatalogueKind } from '#domain/kinds/kinds.ts';
import type { FormTab } from '../form/form-tabs.tsx';

/** The record that the tabs of a form show. */
export interface ShownInTabs {
  /** The record that is edited; undefined for a new one. */
  id: number | undefined;
  /** The record that the new one is copied from. */
  copied: number | undefined;
  /** Whether the address names a version of the record. The form then opens at its history. */
  isVersionAsked: boolean;
}

/** The tabs that follow those of a kind: its translations and, of a record that exists, its history. */
export function sharedTabs(
  kind: CatalogueKind,
  { id, copied, isVersionAsked }: ShownInTabs,
): FormTab[] {
  const translations: FormTab = {
    ...{ key: 'translations', label: t('Translations') },
    async load() {
      const { TranslationsTab } = await import('../side-by-side/translations-tab.tsx');
      return () => <TranslationsTab kind={kind} id={id} copied={copied} />;
    },
  };
  if (id === undefined) return [translations];
  const history: FormTab = {
    ...{ key: 'history', label: t('History'), isAsked: isVersionAsked },
    async load() {
      const { RecordHistory } = await import('../history/versions/history-panel.tsx');
      return () => <RecordHistory kind={kind} id={id} />;
    },
  };
  return [translations, history];
}
