import type { Coverage } from '#domain/translations/translation-list.server.ts';

/** How much is translated into each language. */
export function CoverageTable({ label, coverage }: { label: string; coverage: Coverage[] }) {
  return (
    <dl
      aria-label={`How much of ${label} is translated`}
      className="flex flex-wrap gap-x-8 gap-y-2 text-sm"
    >
      {coverage.map(({ code, name, translated, outdated, total }) => (
        <div key={code}>
          <dt className="text-muted">{name}</dt>
          <dd className="tabular-nums">
            {total === 0 ? '—' : `${Math.floor((translated / total) * 100)} %`}{' '}
            <span className="text-muted">
              ({translated.toLocaleString('en')} of {total.toLocaleString('en')}
              {outdated > 0 && `, ${outdated.toLocaleString('en')} out of date`})
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
