import type { Role } from '#database/schema/role.ts';
import type { Rights } from '#domain/roles/rights.ts';

export const roleNames: Record<Role, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  translator: 'Translator',
};

export const notAllowed = 'Your role doesn’t allow this.';

/** The name of a role, with the languages of a translator: 'Translator (ja, zh-Hant)'. */
export const roleText = ({ role, languages }: Rights): string =>
  role === 'translator'
    ? `${roleNames.translator} (${languages.join(', ') || 'no language'})`
    : roleNames[role];
