import { accounts } from './words/accounts.ts';
import { catalogue } from './words/catalogue.ts';
import { dashboard } from './words/dashboard.ts';
import { frame } from './words/frame.ts';
import { history } from './words/history.ts';
import { kinds } from './words/kinds.ts';
import { lists } from './words/lists.ts';
import { messages } from './words/messages.ts';
import { publicWords } from './words/public-words.ts';
import { settings } from './words/settings.ts';
import { shared } from './words/shared.ts';
import { stories } from './words/stories.ts';
import { system } from './words/system.ts';
import { translations } from './words/translations.ts';

/** The translations of every text of the back-office, by English text. */
export const allTranslations = {
  ...accounts,
  ...catalogue,
  ...shared,
  ...dashboard,
  ...frame,
  ...history,
  ...kinds,
  ...lists,
  ...messages,
  ...publicWords,
  ...settings,
  ...stories,
  ...system,
  ...translations,
};
