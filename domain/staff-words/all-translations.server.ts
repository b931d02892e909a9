import { accounts } from './words/accounts.ts';
import { signIn } from './words/sign-in.ts';

/** The translations of every text of the back-office, by English text. */
export const allTranslations = {
  ...accounts,
  ...signIn,
};
