import { useState } from 'react';
import { data, Link, redirect } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { catalogueKindNames, catalogueKinds, editAddress } from '#domain/kinds/kinds.ts';
import { idIn } from '#domain/records/record-id.ts';
import { onlyLanguages } from '#domain/roles/role-rights.ts';
import { findNextRecord } from '#domain/translations/next-missing.server.ts';
import { listTargetLanguages } from '#domain/translations/translation-list.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { useMayFollow } from '../route-rights/may-follow.ts';
import { Screen } from '../screen/screen.tsx';
import { load, loadFailures } from '../screen/screen-loader.server.ts';
import { placeSearch, sideBySideAddress } from '../translations/translation-address.ts';
import { entityNotFound } from '../translations/translation-texts.ts';
import type { Route } from './+types/side-by-side-page.ts';
import { LanguageChoice } from './language-choice.tsx';
import { readShownTranslations } from './shown-translations.server.ts';
import { SideBySideForm } from './side-by-side-form.tsx';
import { save } from './side-by-side-operation.server.ts';
import { complete, noLanguages, onlyThisOne, sideBySideFailures } from './side-by-side-texts.ts';

export const meta = () => [{ title: t('Translate') }];

/** The languages that are shown if the address names none. */
const usuallyShown = 3;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const offered = await load(context, loadFailures['/admin/translations'], () =>
    listTargetLanguages(db, onlyLanguages(context.get(administratorContext))),
  );
  const asked = searchParams.getAll('languages').flatMap((codes) => codes.split(','));
  const chosen = searchParams.has('languages')
    ? offered.filter(({ code }) => asked.includes(code))
    : offered.slice(0, usuallyShown);
  const codes = chosen.map(({ code }) => code);
  const kind = catalogueKindNames.find((one) => one === params.kind);
  const page = { offered, chosen, kind, isOnly: searchParams.has('only') };
  if (kind && params.id === 'next') {
    const after = idIn(searchParams.get('after'));
    const next = await load(context, loadFailures['/admin/translations'], () =>
      findNextRecord(db, { kind, id: after }, codes),
    );
    if (!next) return data({ ...page, record: undefined, isComplete: true });
    const isSame = next.kind === kind && next.id === after;
    const address = sideBySideAddress(next.kind, next.id, { languages: codes });
    throw redirect(isSame ? `${address}&only=yes` : address);
  }
  const id = idIn(params.id);
  const record = await load(context, loadFailures['/admin/translations'], async () =>
    kind && id !== undefined ? readShownTranslations(db, kind, id, codes) : undefined,
  );
  return data({ ...page, record, isComplete: false }, record ? 200 : 404);
}

export const action = screenAction(sideBySideFailures, { save });
export const clientAction = screenClientAction(sideBySideFailures);
export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function SideBySidePage({ loaderData }: Route.ComponentProps) {
  const { record, chosen, offered, kind, isComplete, isOnly } = loaderData;
  // The choice is kept while 'Next Missing' leads from record to record.
  const [alone, setAlone] = useState('');
  const names = chosen.map(({ name }) => name);
  return (
    <Screen
      heading={record ? t('Translate {name}', { name: record.name }) : t('Translate')}
      {...(kind && { description: translate(catalogueKinds[kind].one) })}
    >
      <Elsewhere loaded={loaderData} />
      <LanguageChoice offered={offered} chosen={chosen} />
      {isOnly && (
        <p role="status" className="mb-4 border-gold border-l-2 pl-3 text-sm">
          {translate(onlyThisOne)}
        </p>
      )}
      {!record && <p>{isComplete && names.length > 0 ? complete(names) : notShown(loaderData)}</p>}
      {record && chosen.length > 0 && (
        <SideBySideForm
          key={`${record.kind} ${record.id} ${names}`}
          record={record}
          chosen={chosen}
          alone={alone}
          onAlone={setAlone}
        />
      )}
      {record && chosen.length === 0 && <p>{notShown(loaderData)}</p>}
    </Screen>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function notShown({ offered, chosen }: Loaded): string {
  if (offered.length === 0) return translate(noLanguages);
  return chosen.length === 0
    ? t('Choose a language to translate into.')
    : translate(entityNotFound);
}

/** Links to the record's form and to its translations one by one. */
function Elsewhere({ loaded: { kind, record } }: { loaded: Loaded }) {
  const mayFollow = useMayFollow();
  const form = record && editAddress(record.kind, record.id);
  const place = { entity: kind ?? 'products', id: record?.id, field: undefined } as const;
  return (
    <p className="mb-4 flex flex-wrap gap-2">
      {form && mayFollow(form) && (
        <Link to={form} className={buttonLook('plain', true)}>
          {t('Edit {noun}', { noun: translate(catalogueKinds[record.kind].one) })}
        </Link>
      )}
      <Link
        to={`/admin/translations${placeSearch('', place)}`}
        className={buttonLook('plain', true)}
      >
        {t('All Translations')}
      </Link>
    </p>
  );
}
