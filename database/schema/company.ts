import { sql } from 'drizzle-orm';
import { check, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { edited } from './columns.ts';

/**
 * The company whose site this is: one row. Every fact may be missing, and what is missing is shown nowhere. Opening
 * hours and exceptions are texts in the format of domain/company/opening-hours.ts.
 */
export const company = pgTable(
  'company',
  {
    id: integer().primaryKey().default(1),
    name: text(),
    legal_name: text(),
    wordmark_latin: text(),
    wordmark_characters: text(),
    tagline: text(),
    blurb: text(),
    founded: integer(),
    address: text(),
    street: text(),
    locality: text(),
    region: text(),
    postal_code: text(),
    country: text(),
    factory_name: text(),
    factory_address: text(),
    phone: text(),
    email: text(),
    facebook: text(),
    instagram: text(),
    whatsapp: text(),
    wechat_id: text(),
    wechat_link: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    zoom: integer(),
    monday: text(),
    tuesday: text(),
    wednesday: text(),
    thursday: text(),
    friday: text(),
    saturday: text(),
    sunday: text(),
    exceptions: text(),
    icon_url: text(),
    wechat_code_url: text(),
    whatsapp_code_url: text(),
    ...edited(),
  },
  (t) => [check('company_only_one', sql`${t.id} = 1`)],
);
