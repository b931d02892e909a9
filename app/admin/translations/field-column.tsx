import { Link, useLocation } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import type { RecordToTranslate } from '#domain/translations/translation-list.server.ts';
import { ErrorPanel } from '../form/refusals/error-panel.tsx';
import { FailedPart, type Part } from '../screen/failed-part.tsx';
import { sectionHeadingLook } from '../screen/screen.tsx';
import { type Place, placeSearch, sideBySideAddress } from './translation-address.ts';
import { fieldLabel, shorten } from './translation-texts.ts';

interface FieldColumnProps {
  place: Place;
  part: Part<RecordToTranslate | undefined>;
  failure: string | undefined;
}

/** The middle column: the translatable fields of the chosen record. */
export function FieldColumn({ place, part, failure }: FieldColumnProps) {
  const record = part.value;
  const { search } = useLocation();
  return (
    <section
      id="chosen-record"
      aria-labelledby="fields"
      className="min-w-0 scroll-mt-20 lg:sticky lg:top-6 lg:self-start"
    >
      <h2 id="fields" className={sectionHeadingLook}>
        {t('Translatable Fields')}
      </h2>
      <p className="mb-5 wrap-anywhere text-muted text-sm">
        {record?.name ?? t('No entity selected')}
      </p>
      {failure && <ErrorPanel details={[failure]} />}
      <FailedPart part={part} />
      {!record && !part.failed && !failure && (
        <p className="border border-line border-dashed px-3 py-10 text-center text-muted">
          {t('Select an entity to view fields')}
        </p>
      )}
      {record && (
        <ul className="border border-line bg-white">
          {record.fields.map(({ name, label, original, status, outdated }) => {
            const isEmpty = original.trim() === '';
            return (
              <li key={name} className="border-line border-b last:border-b-0">
                <Link
                  to={placeSearch(search, { ...place, field: name })}
                  preventScrollReset
                  aria-current={name === place.field ? 'true' : undefined}
                  className="flex min-h-11 items-start justify-between gap-3 border-transparent border-l-2 px-3 py-2 text-sm outline-offset-[-3px] hover:bg-paper aria-current:border-gold aria-current:bg-paper"
                >
                  <span className="min-w-0">
                    <span className="block font-medium">{fieldLabel(label)}</span>
                    <span className="block wrap-anywhere text-muted" title={original}>
                      {isEmpty ? t('Nothing to translate') : shorten(original)}
                    </span>
                  </span>
                  <span className="flex shrink-0 flex-col items-end gap-1">
                    <Badge look={lookOf(status, isEmpty)}>{translate(status)}</Badge>
                    {outdated && <Badge>{t('Out of date')}</Badge>}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {record && place.id !== undefined && (
        <Link to={sideBySideAddress(place.entity, place.id)} className={`mt-3 ${buttonLook()}`}>
          {t('Translate Side by Side')}
        </Link>
      )}
    </section>
  );
}

/** An empty original needs no translation, so its badge is not red. */
function lookOf(status: string, isEmpty: boolean) {
  if (status === 'Translated') return 'success';
  return isEmpty ? 'quiet' : 'destructive';
}
