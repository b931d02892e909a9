import { t } from '#domain/admin-words/t.ts';
import type { Coverage } from '#domain/translations/coverage.server.ts';

/** Shows how much is translated into each language. */
export function CoverageTable({ label, coverage }: { label: string; coverage: Coverage[] }) {
  return (
    <dl
      aria-label={t('How much of {kinds} is translated', { kinds: label })}
      className="flex flex-1 flex-wrap gap-x-10 gap-y-4 text-sm"
    >
      {coverage.map(({ code, name, translated, outdated, total }) => (
        <div key={code} className="w-full min-w-44 sm:w-auto sm:flex-1">
          <dt lang={code} className="font-medium">
            {name}
          </dt>
          <dd className="tabular-nums">
            {total === 0 ? '—' : `${Math.floor((translated / total) * 100)} %`}{' '}
            <span className="text-muted">
              {outdated > 0
                ? t('({part} of {whole}, {outdated} out of date)', {
                    ...{ part: translated, whole: total, outdated },
                  })
                : t('({part} of {whole})', { part: translated, whole: total })}
            </span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 2"
              preserveAspectRatio="none"
              className="mt-1.5 block h-0.5 w-full fill-line"
            >
              <rect width="100" height="2" />
              <rect
                width={total === 0 ? 0 : (translated / total) * 100}
                height="2"
                className="fill-gold"
              />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
