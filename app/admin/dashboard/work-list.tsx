import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { arrowRight } from '#app/ui/icons.ts';
import { readerLocale, t, translate } from '#domain/admin-words/t.ts';
import type { WordCoverage } from '#domain/changed-words/interface-words.server.ts';
import type { TranslationWork } from '#domain/dashboard/dashboard.server.ts';
import type { WorkCounts } from '#domain/dashboard/known-counts.server.ts';
import { workKey } from '#domain/dashboard/work-key.ts';
import {
  type CatalogueKind,
  catalogueKindNames,
  catalogueKinds,
  publishedKindNames,
} from '#domain/kinds/kinds.ts';
import type { CatalogueWords } from '#domain/records/kind-fields.ts';
import { plannedSection } from '../planned/planned-list.tsx';
import { TitledSection } from '../screen/screen.tsx';
import { tNodes } from '../screen/t-nodes.tsx';
import { sideBySideAddress } from '../translations/translation-address.ts';

type KindOfWork = [key: string, text: (count: number) => string, to: string];

const wordsOf = (kind: CatalogueKind) => {
  const { one, several, screen, lacks = {} }: CatalogueWords = catalogueKinds[kind];
  const named = (count: number) => translate(count === 1 ? one : several).toLowerCase();
  return { kind, named, screen, lacks };
};

/** For each count: its key, what is counted, and the address of the list. */
const kindsOfWork: KindOfWork[] = [
  [
    'newMessages',
    (count) => t(count === 1 ? 'new message' : 'new messages'),
    '/admin/messages?state=new',
  ],
  [
    'overdueMessages',
    (count) => t(count === 1 ? 'overdue message' : 'overdue messages'),
    '/admin/messages?state=overdue',
  ],
  [
    'failedMails',
    (count) => t(count === 1 ? 'failed email' : 'failed emails'),
    '/admin/messages?delivery=failed',
  ],
  [
    'refusedPlans',
    (count) => t(count === 1 ? 'failed planned change' : 'failed planned changes'),
    `/admin#${plannedSection}`,
  ],
  ...catalogueKindNames
    .map(wordsOf)
    .flatMap(({ kind, named, screen, lacks }) =>
      Object.entries(lacks).map(
        ([what, text]): KindOfWork => [
          workKey(kind, what),
          (count) => t('{records} {lack}', { records: named(count), lack: translate(text) }),
          `${screen}?lacks=${what}`,
        ],
      ),
    ),
  ...publishedKindNames
    .map(wordsOf)
    .map(
      ({ kind, named, screen }): KindOfWork => [
        workKey(kind, 'Active'),
        (count) => t('inactive {records}', { records: named(count) }),
        `${screen}?status=Inactive`,
      ],
    ),
];

const formatted = (n: number) => n.toLocaleString(readerLocale());

/** The work to do, each line a link to its list; `children` shows parts that could not be read. */
export function WorkList({
  counts,
  translations,
  words,
  children,
}: {
  counts: WorkCounts | undefined;
  translations: TranslationWork[] | undefined;
  /** The languages in which words of the interface are still to be translated. */
  words: WordCoverage[] | undefined;
  children: ReactNode;
}) {
  const waiting = kindsOfWork.flatMap(([key, textOf, to]) => {
    const count = counts?.[key] ?? 0;
    return count === 0 ? [] : [{ to, count, text: textOf(count) }];
  });
  const isDone =
    counts && translations && words && waiting.length + translations.length + words.length === 0;
  return (
    <TitledSection id="work" heading={t('To do')} className="min-w-0">
      {children}
      {isDone && <p className="text-muted text-sm">{t('Nothing to do.')}</p>}
      <ul className="divide-y divide-line border border-line bg-white text-sm empty:hidden">
        {waiting.map(({ to, count, text }) => (
          <Line key={to} to={to} count={count}>
            {text}
          </Line>
        ))}
        {translations?.flatMap(({ code, name, kinds }) =>
          kinds.map(({ kind, missing, outdated }) => (
            <Line
              key={`${code} ${kind}`}
              to={`/admin/translations?${new URLSearchParams({ type: kind, lacks: code })}`}
              count={missing + outdated}
              beside={
                <Link
                  to={sideBySideAddress(kind, 'next', { languages: [code] })}
                  aria-label={t('Translate {records} into {language}', {
                    records: translate(catalogueKinds[kind].several),
                    language: name,
                  })}
                  className={`mr-3 ${buttonLook('plain', true)}`}
                >
                  {t('Translate')}
                </Link>
              }
            >
              {tNodes(lacking(missing, outdated), {
                language: <span lang={code}>{name}</span>,
                records: translate(catalogueKinds[kind].several),
              })}
            </Line>
          )),
        )}
        {words?.map(({ code, name, translated, total }) => (
          <Line
            key={code}
            to={`/admin/words?${new URLSearchParams({ language: code, missing: 'yes' })}`}
            count={total - translated}
          >
            {tNodes('{language}: missing words of the interface', {
              language: <span lang={code}>{name}</span>,
            })}
          </Line>
        ))}
      </ul>
    </TitledSection>
  );
}

interface LineProps {
  to: string;
  count: number;
  /** A second link, at the end of the line. */
  beside?: ReactNode;
  children: ReactNode;
}

function Line({ to, count, beside, children }: LineProps) {
  return (
    <li className="flex items-center">
      <Link
        to={to}
        className="group flex min-h-10 min-w-0 grow items-center gap-3 px-4 py-2 outline-offset-[-3px] hover:bg-paper pointer-coarse:min-h-11"
      >
        <span className="min-w-7 shrink-0 text-right font-semibold tabular-nums">
          {formatted(count)}
        </span>{' '}
        <span className="underline-offset-4 group-hover:underline">{children}</span>
        <Icon
          d={arrowRight}
          className="ml-auto size-4 shrink-0 fill-none stroke-[1.5] stroke-current text-muted"
        />
      </Link>
      {beside}
    </li>
  );
}

function lacking(missing: number, outdated: number) {
  if (outdated === 0) return '{language}: missing in {records}';
  return missing === 0
    ? '{language}: out of date in {records}'
    : '{language}: missing or out of date in {records}';
}
