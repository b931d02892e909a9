/** The words of a typed text, in lower case. */
export const typedWords = (text: string): string[] =>
  text.toLowerCase().split(/\s+/).filter(Boolean);

const isLetterBefore = (text: string, at: number) =>
  /[\p{Script=Latin}\d]/u.test(text[at - 1] ?? '');

function beginsWord(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetterBefore(text, at)) return true;
  return false;
}

/** Whether each of the words begins a word of the text. In Chinese and Japanese, any character begins a word. */
export const beginWords = (words: readonly string[], text: string): boolean =>
  words.every((word) => beginsWord(word, text.toLowerCase()));
