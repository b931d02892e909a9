import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { created_at, id, moment, now } from './columns.ts';
import { roles } from './role.ts';

/** An account written by SQL without a role is an administrator, as every account was before roles existed. */
const role = () => text({ enum: roles }).notNull().default('administrator');

const roleCheck = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} in (${sql.raw(roles.map((one) => `'${one}'`).join(', '))})`);

export const administrators = pgTable(
  'administrators',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    /** The last active administrator cannot lose the role: see migrations/0018_roles.sql. */
    role: role(),
    deactivatedAt: moment('deactivated_at'),
    /** Whether signing in also requires a code. */
    twoFactorEnabled: boolean('second_factor').notNull().default(false),
    /** Whether the password was generated at the first start and must be changed at the first sign-in. */
    must_change_password: boolean().notNull().default(false),
    /** Whether texts with HTML open in the editor, not as their source. */
    edits_formatted: boolean().notNull().default(false),
    /** The language in which the back-office is shown; null is English. */
    staff_language: text(),
    /** Notices about the account up to this time have been read. */
    notices_read_at: moment().notNull().default(now),
    createdAt: moment('created_at').notNull().default(now),
    updatedAt: moment('updated_at').notNull().default(now),
  },
  (t) => [
    check('administrators_email_lower_case', sql`${t.email} = lower(${t.email})`),
    roleCheck('administrators_role_known', t.role),
  ],
);

export const administrator_sessions = pgTable(
  'administrator_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text('administrator_id')
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** Accurate to five minutes: see accounts.ts. */
    last_used_at: moment().notNull().default(now),
    createdAt: moment('created_at').notNull().default(now),
    updatedAt: moment('updated_at').notNull().default(now),
  },
  (t) => [index('administrator_sessions_by_administrator').on(t.userId)],
);

/** Sign-in methods: each administrator has one, with the password hash. */
export const administrator_accounts = pgTable(
  'administrator_accounts',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('administrator_id')
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: moment('created_at').notNull().default(now),
    updatedAt: moment('updated_at').notNull().default(now),
  },
  (t) => [index('administrator_accounts_by_administrator').on(t.userId)],
);

export const administrator_verifications = pgTable('administrator_verifications', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().default(now),
  updatedAt: moment('updated_at').notNull().default(now),
});

export const administrator_invitations = pgTable(
  'administrator_invitations',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    /** The role of the account that accepting the invitation creates. */
    role: role(),
    /** SHA-256 of the link's secret, so that reading the database is not enough to use the link. */
    token_hash: text().notNull().unique(),
    /** If they lose access or their role before it is accepted, the invitation ends: see migrations 0006 and 0015. */
    invited_by: text()
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    expires_at: moment().notNull(),
    accepted_at: moment(),
    created_at: created_at(),
  },
  (t) => [roleCheck('administrator_invitations_role_known', t.role)],
);

/** One-time links with which an administrator chooses a new password. */
export const administrator_password_links = pgTable('administrator_password_links', {
  /** Each administrator has at most one link: a new one replaces the old one. */
  administrator_id: text()
    .primaryKey()
    .references(() => administrators.id, { onDelete: 'cascade' }),
  /** SHA-256 of the link's secret, so that reading the database is not enough to use the link. */
  token_hash: text().notNull().unique(),
  expires_at: moment().notNull(),
});

/** The secret of an authenticator app and the unused recovery codes, both encrypted. */
export const administrator_second_factors = pgTable('administrator_second_factors', {
  id: text().primaryKey(),
  userId: text('administrator_id')
    .notNull()
    .unique()
    .references(() => administrators.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  backupCodes: text('recovery_codes').notNull(),
  /** False until the first correct code was entered. */
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer('wrong_codes').notNull().default(0),
  lockedUntil: moment('locked_until'),
});
