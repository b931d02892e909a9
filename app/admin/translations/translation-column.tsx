import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { readerLocale, t, translate } from '#domain/admin-words/t.ts';
import type { Language } from '#domain/languages/language.ts';
import type {
  FieldToTranslate,
  FieldTranslation,
} from '#domain/translations/translation-list.server.ts';
import { useOperation } from '../actions/use-operation.ts';
import { ConfirmDelete } from '../deletion/confirm-delete.tsx';
import { labelled } from '../history/history-texts.ts';
import { EditButton, Section } from '../screen/screen.tsx';
import { deleteQuestion, fieldLabel, shorten } from './translation-texts.ts';

interface TranslationColumnProps {
  field: FieldToTranslate | undefined;
  existing: FieldTranslation[];
  remaining: Language[];
}

function EmptyNote({ children }: { children: string }) {
  return (
    <p className="border border-line border-dashed px-3 py-10 text-center text-muted">{children}</p>
  );
}

/** The right column: the translations of the chosen field. */
export function TranslationColumn({ field, existing, remaining }: TranslationColumnProps) {
  if (!field) {
    return (
      <Section heading={t('Languages')} description={t('Select a field first')}>
        <EmptyNote>{t('Select a field to manage translations')}</EmptyNote>
      </Section>
    );
  }
  return (
    <Section
      heading={t('Languages')}
      description={fieldLabel(field.label)}
      add={t('Add Translation')}
      addDisabled={remaining.length === 0}
    >
      {remaining.length === 0 && (
        <p className="mb-3 text-muted text-sm">
          {t('All available languages have been used for this field')}
        </p>
      )}
      {existing.length === 0 ? (
        <EmptyNote>{t('No translations added yet')}</EmptyNote>
      ) : (
        <div className="listing">
          <table>
            <thead>
              <tr>
                {['Language', 'Translation', 'Actions'].map((header) => (
                  <th key={header} scope="col" className="h-10">
                    {translate(header)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {existing.map((one) => (
                <tr key={one.id}>
                  <td lang={one.language_code} className="whitespace-nowrap">
                    {one.language}
                  </td>
                  <td lang={one.language_code}>
                    <span title={one.translated_value}>{shorten(one.translated_value) || '—'}</span>
                    {one.outdated_since && (
                      <StillFits translation={one} original={field.original} />
                    )}
                  </td>
                  <td>
                    <div className="-ml-2 flex max-sm:flex-col max-sm:items-start">
                      <EditButton id={one.id} />
                      <ConfirmDelete
                        id={one.id}
                        version={one.version}
                        name={labelled(
                          fieldLabel(field.label),
                          shorten(one.translated_value) || '—',
                        )}
                        question={deleteQuestion(one.language)}
                      />
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}

/** Confirms a translation whose original has changed since, if it still fits. */
function StillFits({
  translation: { id, version, language },
  original,
}: {
  translation: FieldTranslation;
  original: string;
}) {
  const { run, busy } = useOperation();
  return (
    <span lang={readerLocale()} className="mt-1 flex flex-wrap items-center gap-2">
      <Badge>{t('Out of date')}</Badge>
      <Button
        compact
        disabled={busy}
        aria-label={t('The {language} translation still fits', { language })}
        onClick={() => run('confirm', { id, version, original })}
      >
        {t('Still Fits')}
      </Button>
    </span>
  );
}
