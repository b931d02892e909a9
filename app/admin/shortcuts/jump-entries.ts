import { currentReader, t, translate } from '#domain/admin-words/t.ts';
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
  /** The kind of the entry, shown after its name: 'Screen', 'Command', 'Product'. */
  kind: string;
  /** The language whose name ends the name of the entry. */
  language?: Language | undefined;
}

type MayFollow = (to: string) => boolean;

interface Command {
  verbs: readonly string[];
  /** The command in English. */
  english: string;
  /** The command as it is shown. */
  name: string;
}

/**
 * Whether a typed text asks for a command: its first word is one of the verbs, and the others begin words of the
 * command. In another language than English, the text is the beginning of the command, of at least two characters. An
 * empty text asks for every command.
 */
function asksFor(text: string, { verbs, english, name }: Command): boolean {
  const [verb, ...words] = typedWords(text);
  if (verb === undefined || (verbs.includes(verb) && beginWords(words, english))) return true;
  const typed = text.trim().toLowerCase();
  return currentReader() !== undefined && typed.length > 1 && name.toLowerCase().startsWith(typed);
}

/** Whether the typed text means the command 'Undo my last change'. */
export const asksForUndo = (text: string): boolean =>
  asksFor(text, {
    verbs: ['undo'],
    english: 'my last change',
    name: t('Undo my last change: {what}', { what: '' }),
  });

/** The commands for new records that a typed text asks for. */
const creations = (text: string): JumpEntry[] =>
  Object.values(recordKinds).flatMap(({ one, screen, isNotAdded }) => {
    const name = t('New {kind}', { kind: translate(one).toLowerCase() });
    const command = { verbs: ['new', 'add', 'create'], english: `new ${one}`, name };
    return screen && !isNotAdded && asksFor(text, command)
      ? [{ to: `${screen}?new=yes`, name, kind: t('Command') }]
      : [];
  });

/** The screens and the commands for new records that the browser finds for a typed text. */
export function ownEntries(text: string, mayFollow: MayFollow): JumpEntry[] {
  const part = text.trim().toLowerCase();
  return [
    ...screens
      .map(({ to, name }) => ({ to, name: translate(name), kind: t('Screen'), english: name }))
      .filter(({ name, english }) =>
        [name, english].some((one) => one.toLowerCase().includes(part)),
      )
      .map(({ english, ...entry }) => entry),
    ...creations(text),
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
      name: language ? t('Translate {name} to', { name }) : t('Translate {name}', { name }),
      kind: translate(kindName(kind)),
      language,
    })),
    ...found.map(({ kind, id, name }) => {
      const form = editAddress(kind, id) ?? '';
      const side = `/admin/translations?type=${kind}&id=${id}`;
      return { to: mayFollow(form) ? form : side, name, kind: translate(kindName(kind)) };
    }),
  ];
}
