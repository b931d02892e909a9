import type { Database } from '#database/connect.ts';
import { subscribe } from '#domain/newsletter/newsletter.server.ts';

/** Signs an address up to the newsletter, as the form on the home page does. */
export const signUp = (db: Database, email: string) =>
  subscribe(
    db,
    { email, language_code: 'en', source: '/' },
    { host: 'site.example', write: (secret) => ({ subject: 'Confirm', text: secret }) },
  );
