import type { TranslationTable } from './translation-table.ts';

/** The dashboard. */
export const dashboard = {
  'All activity': ['', '', ''],
  'Continue to the page you requested': ['', '', ''],
  Dashboard: ['', '', ''],
  'Demo content': ['', '', ''],
  Dismiss: ['', '', ''],
  Done: ['', '', ''],
  'First steps': ['', '', ''],
  'Hide These Steps': ['', '', ''],
  'Nothing has been changed yet.': ['', '', ''],
  'Nothing to do.': ['', '', ''],
  'Quick Guide': ['', '', ''],
  'Recent changes': ['', '', ''],
  'Removing...': ['', '', ''],
  'To do': ['', '', ''],
  'Your account': ['', '', ''],
} as const satisfies TranslationTable;
