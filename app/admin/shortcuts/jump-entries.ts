import { editAddress, kindName, recordKinds } from '#domain/kinds/kinds.ts';
import type { Language } from '#domain/languages/language.ts';
import type { FoundRecord, FoundTranslation } from '#domain/search/found-record.ts';
import { beginWords, typedWords } from '#domain/search/typed-words.ts';
import { screens } from '../screen/screens.ts';
import { sideBySideAddress } from '../translations/translation-address.ts';

/** A link of the jump dialog. */
export interface JumpEntry {
  to: string;
  name: string;
  /** Said behind the name: 'Screen', 'Command', 'Product'. */
  kind: string;
  /** Its name ends the name of the entry. */
  language?: Language | undefined;
}

type MayFollow = (to: string) => boolean;

const creations: JumpEntry[] = Object.values(recordKinds).flatMap(({ one, screen, isNotAdded }) =>
  screen && !isNotAdded
    ? [{ to: `${screen}?new=yes`, name: `New ${one.toLowerCase()}`, kind: 'Command' }]
    : [],
);

/**
 * Whether a typed text asks for a command: it begins with one of the verbs, and its other words begin words of the
 * command. So a part of a record's name never asks for one. An empty text asks for everything.
 */
function asksFor(text: string, verbs: readonly string[], command: string): boolean {
  const [verb, ...words] = typedWords(text);
  return verb === undefined || (verbs.includes(verb) && beginWords(words, command));
}

/** Whether a typed text asks for 'Undo my last change'. */
export const asksForUndo = (text: string): boolean => asksFor(text, ['undo'], 'my last change');

/** The screens and the commands for new records that the browser finds for a typed text. */
export function ownEntries(text: string, mayFollow: MayFollow): JumpEntry[] {
  const part = text.trim().toLowerCase();
  return [
    ...screens
      .filter(({ name }) => name.toLowerCase().includes(part))
      .map(({ to, name }) => ({ to, name, kind: 'Screen' })),
    ...creations.filter(({ name }) => asksFor(text, ['new', 'add', 'create'], name)),
  ].filter(({ to }) => mayFollow(to));
}

interface Found {
  found: FoundRecord[];
  translations: FoundTranslation[];
}

/** The records and the commands to translate them that the server found. */
export function foundEntries({ found, translations }: Found, mayFollow: MayFollow): JumpEntry[] {
  return [
    ...translations.map(({ kind, id, name, language }) => ({
      to: sideBySideAddress(kind, id, language && { languages: [language.code] }),
      name: language ? `Translate ${name} to` : `Translate ${name}`,
      kind: kindName(kind),
      language,
    })),
    ...found.map(({ kind, id, name }) => {
      const form = editAddress(kind, id) ?? '';
      const side = `/admin/translations?type=${kind}&id=${id}`;
      return { to: mayFollow(form) ? form : side, name, kind: kindName(kind) };
    }),
  ];
}
