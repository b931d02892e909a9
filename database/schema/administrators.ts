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

/** Who is written by SQL without a role may do everything, as everybody could before there were roles. */
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
    /** The last active administrator keeps it: see migrations/0018_roles.sql. */
    role: role(),
    deactivatedAt: moment('deactivated_at'),
    /** Whether a code is asked for besides the password. */
    twoFactorEnabled: boolean('second_factor').notNull().default(false),
    /** Whether the password was generated at the first start and has to be changed before anything else. */
    must_change_password: boolean().notNull().default(false),
    /** Up to which time the notices about the account have been read. */
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
    /** To five minutes: see accounts.ts. */
    last_used_at: moment().notNull().default(now),
    createdAt: moment('created_at').notNull().default(now),
    updatedAt: moment('updated_at').notNull().default(now),
  },
  (t) => [index('administrator_sessions_by_administrator').on(t.userId)],
);

/** Sign-in methods: for now one password hash an administrator. */
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
    /** What whoever accepts it will be. */
    role: role(),
    /** SHA-256 of the link's secret: whoever reads the database cannot use the link. */
    token_hash: text().notNull().unique(),
    /** With their access or their role the invitation ends, unless it is accepted: see migrations 0006 and 0015. */
    invited_by: text()
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    expires_at: moment().notNull(),
    accepted_at: moment(),
    created_at: created_at(),
  },
  (t) => [roleCheck('administrator_invitations_role_known', t.role)],
);

/** One-time links by which an administrator gets a new password. */
export const administrator_password_links = pgTable('administrator_password_links', {
  /** One an administrator: a new link takes the place of an older one. */
  administrator_id: text()
    .primaryKey()
    .references(() => administrators.id, { onDelete: 'cascade' }),
  /** SHA-256 of the link's secret: whoever reads the database cannot use the link. */
  token_hash: text().notNull().unique(),
  expires_at: moment().notNull(),
});

/** The secret of an authenticator app and what is left of the recovery codes, both encrypted. */
export const administrator_second_factors = pgTable('administrator_second_factors', {
  id: text().primaryKey(),
  userId: text('administrator_id')
    .notNull()
    .unique()
    .references(() => administrators.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  backupCodes: text('recovery_codes').notNull(),
  /** False until a first code was right. */
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer('wrong_codes').notNull().default(0),
  lockedUntil: moment('locked_until'),
});
