/** Messages under their paths, such as 'layout.home'. */
export function flatMessages(messages: object, path = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string'
      ? [[key, value] as [string, string]]
      : flatMessages(value, key);
  });
}

/** The messages with those replaced whose path is in `words`. */
export function withWords<Messages extends object>(
  messages: Messages,
  words: Readonly<Record<string, string>>,
  path = '',
): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([name, value]) => {
      const key = path === '' ? name : `${path}.${name}`;
      const shown =
        typeof value === 'string' ? (words[key] ?? value) : withWords(value, words, key);
      return [name, shown];
    }),
  ) as Messages;
}
