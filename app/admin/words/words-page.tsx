import { data, Link } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { findLanguageWords } from '#domain/changed-words/interface-words.server.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import { mayTranslateInto, onlyLanguages } from '#domain/roles/role-rights.ts';
import { listTargetLanguages } from '#domain/translations/translation-list.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { useMayFollow } from '../route-rights/may-follow.ts';
import { readListQuery } from '../screen/list-query.ts';
import { Screen } from '../screen/screen.tsx';
import { load, loadFailures } from '../screen/screen-loader.server.ts';
import { tNodes } from '../screen/t-nodes.tsx';
import { TableFilter, TableTools } from '../table/table-tools.tsx';
import type { Route } from './+types/words-page.ts';
import { WordGroup } from './word-group.tsx';
import { wordGroups } from './words-list.server.ts';
import { save } from './words-operation.server.ts';
import { groupNames, noSuchLanguage, wordFailures } from './words-texts.ts';

export const meta = () => [{ title: t('Words of the Interface') }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const me = context.get(administratorContext);
  const query = readListQuery(request.url, ['group', 'missing']);
  const asked = new URL(request.url).searchParams.get('language');
  const found = await load(context, loadFailures['/admin/words'], async () => {
    const targets = await listTargetLanguages(db, onlyLanguages(me));
    // English is last, so that the screen opens with a language to translate into.
    const original = mayTranslateInto(me, originalLanguage)
      ? await findLanguageWords(db, originalLanguage)
      : undefined;
    const languages = [
      ...targets,
      ...(original ? [{ code: original.code, name: original.name }] : []),
    ];
    const code = asked ?? languages[0]?.code;
    const isAllowed = languages.some((language) => language.code === code);
    return {
      languages,
      language: isAllowed && code ? await findLanguageWords(db, code) : undefined,
    };
  });
  const { languages, language } = found;
  if (!language) return data({ query, languages, shown: undefined }, asked ? 404 : 200);
  const { id, code, name } = language;
  return data({
    query,
    languages,
    shown: { id, code, name, ...wordGroups(language, query) },
  });
}

export const action = screenAction(wordFailures, { save });
export const clientAction = screenClientAction(wordFailures);
export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function WordsPage({ loaderData }: Route.ComponentProps) {
  const { query, languages, shown } = loaderData;
  const mayFollow = useMayFollow();
  if (!shown)
    return (
      <Screen heading={t('Words of the Interface')}>
        <p>
          {languages.length === 0
            ? t('You have no languages to translate into.')
            : t(noSuchLanguage)}
        </p>
      </Screen>
    );
  const { code, name, id, groups, missing, total } = shown;
  const shownName = <span lang={code}>{name}</span>;
  return (
    <Screen
      heading={t('Words of the Interface')}
      description={t(
        'Labels, headings and messages of the public site. A word that is missing is shown in English, and a changed English word replaces the built-in one. Keep what is in braces, such as {n}: the site puts a value there.',
        { n: '{n}' },
      )}
    >
      <nav aria-label={t('Languages')} className="mb-4 flex flex-wrap gap-2">
        {languages.map((one) => (
          <Link
            key={one.code}
            to={`/admin/words?language=${one.code}`}
            lang={one.code}
            aria-current={one.code === code ? 'page' : undefined}
            className={`${buttonLook()} aria-[current]:border-gold-deep`}
          >
            {one.name}
          </Link>
        ))}
      </nav>
      <p className="mb-4 text-sm">
        {missing === 0
          ? tNodes('{language}: all {total} words are there.', { language: shownName, total })
          : tNodes('{language}: {missing} of {total} words are missing.', {
              language: shownName,
              missing,
              total,
            })}
        {mayFollow('/admin/general-settings/languages') && (
          <Link
            to={`/admin/general-settings/languages?edit=${id}`}
            className="ml-3 underline underline-offset-4"
          >
            {t('Language and history')}
          </Link>
        )}
      </p>
      <TableTools query={query} search={t('Search by word')}>
        <input type="hidden" name="language" value={code} />
        <TableFilter
          name="group"
          label={t('Group')}
          all={t('All groups')}
          choices={Object.entries(groupNames).map(([value, label]) => ({
            value,
            label: translate(label),
          }))}
        />
        <TableFilter
          name="missing"
          label={t('Missing')}
          all={t('All words')}
          choices={[{ value: 'yes', label: t('Only missing') }]}
        />
      </TableTools>
      {groups.length === 0 && <p className="text-muted">{t('No words found.')}</p>}
      {groups.map((group) => (
        <WordGroup
          key={`${code} ${group.words.map(({ key }) => key).join()}`}
          group={group}
          code={code}
        />
      ))}
    </Screen>
  );
}
