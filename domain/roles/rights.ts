import type { Role } from '#database/schema/role.ts';
import { catalogueKinds, recordKinds } from '../kinds/kinds.ts';

/** What someone may do: read anew for each request, so that a change counts from the very next one. */
export interface Rights {
  role: Role;
  /** The codes of the languages that a translator translates into; nobody else's are asked. */
  languages: readonly string[];
}

/** Whether someone gives accounts, roles and settings. */
export const isAdministrator = ({ role }: Rights): boolean => role === 'administrator';

/** Whether someone changes, restores and looks into the history of records of a kind: of which table. */
export const mayEdit = (rights: Rights, kind: string): boolean =>
  isAdministrator(rights) || (rights.role === 'editor' && Object.hasOwn(catalogueKinds, kind));

/** The kinds of record with a history that someone may edit. */
export const editableKinds = (rights: Rights): string[] =>
  Object.keys(recordKinds).filter((kind) => mayEdit(rights, kind));

/** Whether someone edits anything that has files. */
export const maySendFiles = (rights: Rights): boolean => editableKinds(rights).length > 0;

/** The languages that someone is confined to when they translate; undefined: all of them. */
export const onlyLanguages = ({ role, languages }: Rights): readonly string[] | undefined =>
  role === 'translator' ? languages : undefined;

/** Whether someone writes and deletes translations into a language. */
export const mayTranslateInto = (rights: Rights, code: string): boolean =>
  onlyLanguages(rights)?.includes(code) ?? true;

/** Whether two accounts may do the same. */
export const isSameRights = (one: Rights, other: Rights): boolean => {
  const asText = ({ role, languages }: Rights) => [role, ...[...languages].sort()].join(' ');
  return asText(one) === asText(other);
};
