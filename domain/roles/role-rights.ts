import type { Role } from '#database/schema/role.ts';
import { isListedKind, recordKinds } from '../kinds/kinds.ts';

/**
 * The rights of an account; `app/admin/route-rights/` says which screens it may open. They are read for each request, so that
 * a change applies from the next one.
 */
export interface Rights {
  role: Role;
  /** The language codes of a translator; ignored for other roles. */
  languages: readonly string[];
}

/** Whether the account may manage accounts, roles and settings. */
export const isAdministrator = ({ role }: Rights): boolean => role === 'administrator';

/** Whether the account may edit and restore records of a kind, and see their history. */
export const mayEdit = (rights: Rights, kind: string): boolean =>
  isAdministrator(rights) ||
  (rights.role === 'editor' && (isListedKind(kind) || recordKinds[kind]?.isForEditors === true));

/** The kinds of record with a history that the account may edit. */
export const editableKinds = (rights: Rights): string[] =>
  Object.keys(recordKinds).filter((kind) => mayEdit(rights, kind));

/** Whether the account may upload files, which only editors of records need. */
export const maySendFiles = (rights: Rights): boolean => editableKinds(rights).length > 0;

/** The languages that a translator is limited to; undefined means all languages. */
export const onlyLanguages = ({ role, languages }: Rights): readonly string[] | undefined =>
  role === 'translator' ? languages : undefined;

/** Whether the account may write and delete translations into a language. */
export const mayTranslateInto = (rights: Rights, code: string): boolean =>
  onlyLanguages(rights)?.includes(code) ?? true;

/** Whether two accounts have the same rights. */
export const isSameRights = (one: Rights, other: Rights): boolean => {
  const asText = ({ role, languages }: Rights) => [role, ...[...languages].sort()].join(' ');
  return asText(one) === asText(other);
};
