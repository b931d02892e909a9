import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TranslationWork, WorkCounts } from '#domain/dashboard/dashboard.server.ts';
import { workKey } from '#domain/dashboard/work-key.ts';
import { catalogueKinds, publishedKindNames, publishedKinds } from '#domain/kinds/kinds.ts';
import { plannedSection } from '../planned/planned-list.tsx';
import { sectionHeadingLook } from '../screen/screen.tsx';

type KindOfWork = [key: string, one: string, several: string, to: string];

const published = publishedKindNames.map((kind) => {
  const { one, several, screen, lacks = {} } = publishedKinds[kind];
  return { kind, one: one.toLowerCase(), several: several.toLowerCase(), screen, lacks };
});

/** For each count: its key, the noun in singular and plural, and the address of the list. */
const kindsOfWork: KindOfWork[] = [
  ['newMessages', 'new message', 'new messages', '/admin/messages?read=no'],
  ['failedMails', 'failed email', 'failed emails', '/admin/messages?delivery=failed'],
  ['refusedPlans', 'failed planned change', 'failed planned changes', `/admin#${plannedSection}`],
  ...published.flatMap(({ kind, one, several, screen, lacks }) =>
    Object.entries(lacks).map(
      ([what, text]): KindOfWork => [
        workKey(kind, what),
        `${one} ${text}`,
        `${several} ${text}`,
        `${screen}?lacks=${what}`,
      ],
    ),
  ),
  ...published.map(
    ({ kind, one, several, screen }): KindOfWork => [
      workKey(kind, 'Active'),
      `inactive ${one}`,
      `inactive ${several}`,
      `${screen}?status=Inactive`,
    ],
  ),
];

const line =
  'flex min-h-10 items-baseline gap-3 px-4 py-2.5 underline-offset-4 hover:underline pointer-coarse:min-h-11';
/** CSS classes that align the numbers to the right. */
const number = 'min-w-7 shrink-0 text-right font-semibold tabular-nums';

const formatted = (n: number) => n.toLocaleString('en');

/** The work to do, each kind with a link to its list; `children` shows parts that could not be read. */
export function WorkList({
  counts,
  translations,
  children,
}: {
  counts: WorkCounts | undefined;
  translations: TranslationWork[] | undefined;
  children: ReactNode;
}) {
  const waiting = kindsOfWork.flatMap(([key, one, several, to]) => {
    const count = counts?.[key] ?? 0;
    return count === 0 ? [] : [{ to, count, text: count === 1 ? one : several }];
  });
  const isDone = counts && translations && waiting.length + translations.length === 0;
  return (
    <section aria-labelledby="work" className="min-w-0">
      <h2 id="work" className={`mb-2 ${sectionHeadingLook}`}>
        To do
      </h2>
      {children}
      {isDone && <p className="text-muted text-sm">Nothing to do.</p>}
      <ul className="divide-y divide-line border border-line bg-white text-sm empty:hidden">
        {waiting.map(({ to, count, text }) => (
          <li key={to}>
            <Link to={to} className={line}>
              <span className={number}>{formatted(count)}</span> {text}
            </Link>
          </li>
        ))}
        {translations?.map((language) => (
          <LanguageWork key={language.code} language={language} />
        ))}
      </ul>
    </section>
  );
}

function LanguageWork({ language }: { language: TranslationWork }) {
  const { code, name, kinds } = language;
  const sum = (what: 'missing' | 'outdated') => kinds.reduce((all, one) => all + one[what], 0);
  return (
    <li className="px-4 py-2">
      <p className="flex items-baseline gap-x-3">
        <span className={number}>{formatted(sum('missing') + sum('outdated'))}</span>
        <span>
          translations into <span lang={code}>{name}</span>
          <span className="text-muted">{` (${says(sum('missing'), sum('outdated'))})`}</span>
        </span>
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4 pl-10">
        {kinds.map(({ kind, missing, outdated }) => (
          <li key={kind}>
            <Link
              to={`/admin/translations?${new URLSearchParams({ type: kind, lacks: code })}`}
              title={says(missing, outdated)}
              className="inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {`${formatted(missing + outdated)} in ${catalogueKinds[kind].several}`}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

function says(missing: number, outdated: number): string {
  const parts = [
    missing > 0 && `${formatted(missing)} missing`,
    outdated > 0 && `${formatted(outdated)} out of date`,
  ];
  return parts.filter(Boolean).join(', ');
}
