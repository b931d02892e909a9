import type { TranslationTable } from './translation-table.ts';

/** Messages, What Buyers Look For, erasing a person. */
export const messages = {
  'Add Note': ['', '', ''],
  Answer: ['', '', ''],
  'Download All Data': ['', '', ''],
  'Emails that have already been sent stay in your mailbox. Existing backups still contain this data.':
    ['', '', ''],
  'Erase a Person': ['', '', ''],
  'Erase for Good': ['', '', ''],
  'Erase this person?': ['', '', ''],
  'Erasing...': ['', '', ''],
  'Export CSV': ['', '', ''],
  'Give Back': ['', '', ''],
  'Kept here: no mail server was set up, so it was not emailed.': ['', '', ''],
  Last: ['', '', ''],
  'No messages match': ['', '', ''],
  'No messages yet': ['', '', ''],
  'Not in the catalogue': ['', '', ''],
  Note: ['', '', ''],
  'Nothing in this period': ['', '', ''],
  'Only staff can read it.': ['', '', ''],
  Period: ['', '', ''],
  'Send Answer': ['', '', ''],
  State: ['', '', ''],
  Take: ['', '', ''],
  'Taken By': ['', '', ''],
  'The following will be erased. This cannot be undone:': ['', '', ''],
  'this person': ['', '', ''],
  Times: ['', '', ''],
  'What Buyers Look For': ['', '', ''],
} as const satisfies TranslationTable;
