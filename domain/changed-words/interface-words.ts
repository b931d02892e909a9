import { z } from 'zod';
import { t } from '../admin-words/t.ts';
import { text } from '../forms/form-values.ts';

/** The words of the public interface that staff have changed or added, by language code and message path. */
export type InterfaceWords = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The placeholders of a message, such as '{n}', sorted. */
const placeholders = (message: string): string[] => (message.match(/\{\w+\}/g) ?? []).sort();

const mustKeep = (english: string) => {
  const wanted = placeholders(english);
  return wanted.length === 0
    ? t('This text has no place for a value in braces')
    : t('Please keep {places}', { places: wanted.join(t(' and ')) });
};

/** The form of some words, by message path with their English texts: a word is empty or keeps the placeholders. */
export const wordsForm = (english: Readonly<Record<string, string>>) =>
  z.object(
    Object.fromEntries(
      Object.entries(english).map(([key, original]) => [
        key,
        text(2000).refine(
          (word) => word === '' || `${placeholders(word)}` === `${placeholders(original)}`,
          { error: mustKeep(original) },
        ),
      ]),
    ),
  );
