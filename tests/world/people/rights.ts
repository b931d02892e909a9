import type { Rights } from '#domain/roles/role-rights.ts';

export const administrator: Rights = { role: 'administrator', languages: [] };
export const editor: Rights = { role: 'editor', languages: [] };
export const translatorInto = (...languages: string[]): Rights => ({
  role: 'translator',
  languages,
});
