import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The error text for a weak password. */
export const easyToGuess =
  'This password is easy to guess. Please choose a longer or less common one.';

let estimator: ZxcvbnFactory | undefined;

/**
 * Whether a password is easy to guess: one of the 49,000 most common passwords, also with a few more
 * characters, a row of keys, a repetition, a date, or data of its owner or the site.
 */
export function isEasyToGuess(
  password: string,
  owner: { name: string; email: string },
  siteName: string,
): boolean {
  estimator ??= new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
  });
  const known = [owner.name, owner.email, siteName].flatMap((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u);
    return [text, words.join(''), ...words];
  });
  const { score } = estimator.check(
    password,
    known.filter((word) => word.length > 2),
  );
  return score < 3;
}
