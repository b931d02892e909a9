/** Lists messages with their paths, such as 'layout.home'. */
export function flatMessages(messages: object, path = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string'
      ? [[key, value] as [string, string]]
      : flatMessages(value, key);
  });
}

/** Messages of which some are replaced by words of the type `Word`. */
export type WithWords<Messages, Word> = {
  [Name in keyof Messages]: Messages[Name] extends string
    ? string | Word
    : WithWords<Messages[Name], Word>;
};

/** Replaces the messages whose path is in `words`. */
export function withWords<Messages extends object, Word>(
  messages: Messages,
  words: Readonly<Record<string, Word>>,
  path = '',
): WithWords<Messages, Word> {
  return Object.fromEntries(
    Object.entries(messages).map(([name, value]) => {
      const key = path === '' ? name : `${path}.${name}`;
      const shown =
        typeof value === 'string' ? (words[key] ?? value) : withWords(value, words, key);
      return [name, shown];
    }),
  ) as WithWords<Messages, Word>;
}
