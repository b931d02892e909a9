import type { Role } from '#database/schema/role.ts';
import type { Rights } from '#domain/roles/rights.ts';
import { listed } from '#domain/staff-words/reader-format.ts';
import { t } from '#domain/staff-words/t.ts';

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
