import { listed } from '#domain/admin-words/reader-format.ts';
import { storedText, valuesIn } from '#domain/admin-words/stored-text.ts';
import { currentReader, t } from '#domain/admin-words/t.ts';
import { traceTexts } from '#domain/erasure/person-traces.ts';
import { roleNames } from '../route-rights/role-texts.ts';

/** The detail of an event in the reader's language. The log has it in English. */
export function storedDetail(event: string, detail: string): string {
  if (!currentReader()) return detail;
  if (event === 'person erased')
    return listed(detail.split(', ').map((part) => storedText(part, traceTexts)));
  if (event === 'sessions ended')
    return storedText(detail, ['{count} other session ended', '{count} other sessions ended']);
  const invited = event === 'invited' && valuesIn(detail, '{email}, as {role}');
  if (invited)
    return t('{email}, as {role}', { email: invited.email ?? '', role: storedRole(invited.role) });
  const given = event === 'role changed' && valuesIn(detail, '{email}: {before} → {after}');
  if (given)
    return t('{email}: {before} → {after}', {
      ...{ email: given.email ?? '', before: storedRole(given.before) },
      after: storedRole(given.after),
    });
  return detail;
}

function storedRole(role = ''): string {
  const languages = valuesIn(role, 'Translator ({languages})')?.languages;
  if (languages !== undefined)
    return t('Translator ({languages})', {
      languages: listed(languages.split(', ').map((one) => storedText(one, ['no language']))),
    });
  return storedText(role, Object.values(roleNames));
}
