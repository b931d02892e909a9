import { useId } from 'react';
import { t, translate } from '#domain/admin-words/t.ts';
import type { Refusal } from '../../actions/action-result.ts';

/** The sentences of a refusal that belong to no field. */
export const detailsOf = ({ errors, details = [] }: Refusal): string[] => [
  ...(errors?.[''] ?? []),
  ...details,
];

/** Shows in the form what went wrong; stays until the next attempt. */
export function ErrorPanel({ details }: { details: string[] }) {
  const id = useId();
  if (details.length === 0) return null;
  return (
    <div
      role="alert"
      aria-labelledby={id}
      tabIndex={-1}
      data-details=""
      className="scroll-mb-20 border border-danger border-l-4 bg-white px-4 py-3 text-sm"
    >
      <h3 id={id} className="font-medium text-danger">
        {t('Error details')}
      </h3>
      <ul className="mt-1 flex flex-col gap-1">
        {details.map((detail) => (
          <li key={detail}>{translate(detail)}</li>
        ))}
      </ul>
    </div>
  );
}
