import type { Role } from '#database/schema/role.ts';
import { listed } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';
import type { Rights } from '#domain/roles/role-rights.ts';

export const roleNames = {
  administrator: 'Administrator',
  editor: 'Editor',
  translator: 'Translator',
} as const satisfies Record<Role, string>;

export const notAllowed = 'Your role does not allow this.';

/** The name of a role, with the languages of a translator: 'Translator (ja, zh-Hant)'. */
export const roleText = ({ role, languages }: Rights): string =>
  role === 'translator'
    ? t('Translator ({languages})', { languages: listed(languages) || t('no language') })
    : t(roleNames[role]);
