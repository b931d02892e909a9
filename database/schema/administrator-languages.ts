import { type SQLWrapper, sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { administrator_invitations, administrators } from './administrators.ts';
import { belongsTo } from './columns.ts';
import { languages } from './languages.ts';

const language_code = () =>
  text()
    .notNull()
    .references(() => languages.code, { onDelete: 'cascade', onUpdate: 'cascade' });

/** Records are written in English, so English is never a target language. */
const isNoOriginal = (code: SQLWrapper) => sql`${code} <> 'en'`;

/** The languages that a translator translates into. */
export const administrator_languages = pgTable(
  'administrator_languages',
  {
    administrator_id: text()
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    language_code: language_code(),
  },
  (t) => [
    primaryKey({ columns: [t.administrator_id, t.language_code] }),
    check('administrator_languages_no_original', isNoOriginal(t.language_code)),
  ],
);

/** The languages of a translator who has been invited. */
export const invited_languages = pgTable(
  'invited_languages',
  {
    invitation_id: belongsTo(() => administrator_invitations.id),
    language_code: language_code(),
  },
  (t) => [
    primaryKey({ columns: [t.invitation_id, t.language_code] }),
    check('invited_languages_no_original', isNoOriginal(t.language_code)),
  ],
);
