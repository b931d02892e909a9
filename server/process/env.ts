import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { isAdministratorEmail } from '#domain/administrators/administrator-form.ts';
import { everyPeer, listedProxies, noProxy, type TrustedProxies } from '../http/client-address.ts';
import { type ProxyName, type ProxySettings, proxies } from '../proxy-cache/proxies.ts';
import { environmentWarnings } from './env-warnings.ts';

/**
 * The only module that reads environment variables. It parses every variable of the contract; a wrong value throws
 * an EnvironmentError whose message is one sentence that names the variable.
 */

/** Prevents the start; the message is one sentence for the operator. */
export class EnvironmentError extends Error {}

const onOff = z.enum(['on', 'off']).transform((word) => word === 'on');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function originOf(value: string, protocols: string[]): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && protocols.includes(url.protocol) && url.hostname !== '' ? url : undefined;
}

const webOrigin = z
  .string()
  .refine((value) => {
    const url = originOf(value, ['http:', 'https:']);
    return url !== undefined && url.pathname === '/' && url.search === '' && url.username === '';
  }, 'must be an origin such as https://www.example.com, without a path')
  .transform((value) => new URL(value).origin);

const encoding =
  ', with special characters of a password percent-encoded (/ is %2F, @ is %40, # is %23)';

const address = (protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => originOf(value, protocols) !== undefined,
      `must be an address such as ${example}${example.includes('@') ? encoding : ''}`,
    );

const databaseAddress = address(['postgres:', 'postgresql:'], 'postgres://user@host:5432/db');

function proxiesOf(value: string, context: z.RefinementCtx): TrustedProxies {
  if (value === 'on') return everyPeer;
  const proxies = value === 'off' ? noProxy : listedProxies(value);
  if (proxies) return proxies;
  const message = 'must be on, off, or addresses such as 127.0.0.1,10.0.0.0/8';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

const word = (shape: RegExp, rule: string) => z.string().regex(shape, rule);

const bucketName = word(/^[A-Za-z0-9][A-Za-z0-9._-]{2,62}$/, 'must be the name of a bucket');

const variables = z.object({
  PORT: word(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65535, 'must be a port number from 0 to 65535')
    .default(3000),
  HOST: word(/^[A-Za-z0-9.:_-]+$/, 'must be an address to listen on such as 0.0.0.0')
    .refine(
      (host) => !host.includes(':') || isIP(host) === 6,
      'must be an address such as 0.0.0.0 without a port (set PORT instead)',
    )
    .optional(),
  LISTEN: z.enum(['port', 'stdin']).default('port'),
  // Set by releases/try-release.ts alone.
  TRIAL: z.literal('on').optional(),
  SITE_URL: webOrigin.optional(),
  // PostgreSQL accepts no path with a line break.
  DATA_DIR: word(/^[^\0\r\n]+$/, 'must be a path without a line break').default('./data'),
  PG_BIN: word(/^[^\0]+$/, 'must be a folder').optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((value) => value.split(',').map((url) => url.trim()))
    .pipe(z.array(databaseAddress))
    .optional(),
  S3_ENDPOINT: address(['http:', 'https:'], 'https://s3.example.com').optional(),
  S3_BUCKET: bucketName.optional(),
  S3_REGION: word(/^[A-Za-z0-9-]+$/, 'must be a region such as us-east-1').default('us-east-1'),
  S3_ACCESS_KEY_ID: word(/^\S+$/, 'must be a key without spaces').optional(),
  S3_SECRET_ACCESS_KEY: word(/^\S+$/, 'must be a key without spaces').optional(),
  S3_PUBLIC_URL: address(['http:', 'https:'], 'https://files.example.com').optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/,
      'must be an address such as "Kamsin <website@example.com>"',
    )
    .optional(),
  ADMIN_EMAIL: z
    .string()
    .toLowerCase()
    .refine(isAdministratorEmail, 'must be an email address such as sales@example.com')
    .default('admin@example.com'),
  // The rules for new passwords (server/auth/) check this value when the first administrator is created.
  ADMIN_PASSWORD: z.string().optional(),
  SESSION_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  DEMO_CONTENT: z.enum(['on', 'off', 'none']).default('on'),
  OFFLINE_PAGES: onOff.default(true),
  TRUST_PROXY: z.string().default('off').transform(proxiesOf),
  PURGE_URL: z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine(
      (urls) => urls.every((url) => originOf(url, ['http:', 'https:'])?.username === ''),
      'must be an address such as http://127.0.0.1:8081/, or several with commas between them',
    )
    .optional(),
  PURGE_PROXY: z.enum(Object.keys(proxies) as ProxyName[]).optional(),
  PURGE_TOKEN: word(/^[\x21-\x7e]+$/, 'must be a token without spaces').optional(),
  WORKERS: word(/^(auto|[1-9]\d?)$/, 'must be auto or a number from 1 to 99')
    .transform((value) => (value === 'auto' ? availableParallelism() : Number(value)))
    .optional(),
  BACKUP_S3_BUCKET: bucketName.optional(),
  BACKUP_S3_PREFIX: word(
    /^[\w.-]+(\/[\w.-]+)*\/?$/,
    'must be a folder such as kamsin or sites/kamsin',
  ).optional(),
  BACKUP_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  METRICS_TOKEN: word(
    /^[\w.~+/=-]{16,}$/,
    'must be at least 16 letters, digits or .~+/=-',
  ).optional(),
  ALERT_EMAIL: z
    .string()
    .refine(isAdministratorEmail, 'must be an email address such as it@example.com')
    .optional(),
});

export type S3Environment = NonNullable<ReturnType<typeof s3Of>>;

const connectionVariables = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The settings of the object store, with the bucket of this variable. */
function bucketOf(value: z.infer<typeof variables>, bucket: 'S3_BUCKET' | 'BACKUP_S3_BUCKET') {
  const [endpoint, ...keys] = connectionVariables;
  const needed = [endpoint, bucket, ...keys];
  const missing = needed.filter((name) => value[name] === undefined);
  if (missing.length > 0) {
    throw new EnvironmentError(
      `${missing[0]} is missing: an object store needs ${needed.join(', ')}.`,
    );
  }
  return {
    endpoint: value.S3_ENDPOINT ?? '',
    bucket: value[bucket] ?? '',
    region: value.S3_REGION,
    accessKeyId: value.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: value.S3_SECRET_ACCESS_KEY ?? '',
    publicUrl: value.S3_PUBLIC_URL?.replace(/\/+$/, ''),
  };
}

function s3Of(value: z.infer<typeof variables>) {
  // S3_PUBLIC_URL selects the object store, S3_REGION alone does not. Backups may be in a bucket while files are on the
  // disk.
  const isStoreOfBackups = value.BACKUP_S3_BUCKET !== undefined && value.S3_BUCKET === undefined;
  const isGiven = connectionVariables.some((name) => value[name] !== undefined);
  const selects = value.S3_BUCKET !== undefined || (isGiven && !isStoreOfBackups);
  return selects || value.S3_PUBLIC_URL !== undefined ? bucketOf(value, 'S3_BUCKET') : undefined;
}

export type BackupEnvironment = NonNullable<ReturnType<typeof backupsOf>>;

function backupsOf(value: z.infer<typeof variables>) {
  const { BACKUP_S3_BUCKET, BACKUP_S3_PREFIX, BACKUP_KEY } = value;
  if (BACKUP_S3_BUCKET !== undefined)
    return {
      s3: bucketOf(value, 'BACKUP_S3_BUCKET'),
      /** The prefix is empty or ends with a slash. */
      prefix: BACKUP_S3_PREFIX?.replace(/\/*$/, '/') ?? '',
      key: BACKUP_KEY,
    };
  if (BACKUP_S3_PREFIX === undefined && BACKUP_KEY === undefined) return undefined;
  throw new EnvironmentError(
    'BACKUP_S3_BUCKET is missing: BACKUP_S3_PREFIX and BACKUP_KEY are for the backups in it.',
  );
}

function proxiesInFront(value: z.infer<typeof variables>): ProxySettings | undefined {
  const { PURGE_URL: urls, PURGE_PROXY: proxy, PURGE_TOKEN: token } = value;
  if (urls === undefined && proxy === undefined && token === undefined) return undefined;
  if (urls === undefined || proxy === undefined)
    throw new EnvironmentError(
      `${urls ? 'PURGE_PROXY' : 'PURGE_URL'} is missing: a proxy that keeps pages needs PURGE_URL and PURGE_PROXY.`,
    );
  const { needsToken } = proxies[proxy];
  if (needsToken && token === undefined)
    throw new EnvironmentError(`PURGE_TOKEN is missing: ${proxy} purges only with a token.`);
  if (!needsToken && token !== undefined)
    throw new EnvironmentError(`PURGE_TOKEN is not for ${proxy}: remove it.`);
  return { proxy, urls, token };
}

function replicasOf({ DATABASE_URL, DATABASE_REPLICA_URLS = [] }: z.infer<typeof variables>) {
  if (DATABASE_REPLICA_URLS.length > 0 && DATABASE_URL === undefined)
    throw new EnvironmentError(
      'DATABASE_URL is missing: DATABASE_REPLICA_URLS names replicas of its server.',
    );
  return DATABASE_REPLICA_URLS;
}

export type Environment = ReturnType<typeof readEnvironment>;

/** Parses and checks every variable; an empty one counts as unset. Throws an EnvironmentError. */
export function readEnvironment(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    const reason =
      issue?.code === 'invalid_value'
        ? `must be one of ${issue.values.join(', ')}`
        : issue?.message;
    throw new EnvironmentError(`${name} ${reason}.`);
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST ?? (value.SITE_URL === undefined ? '127.0.0.1' : '0.0.0.0'),
    /** Whether connections come from a listening socket that is this process's standard input. */
    listensOnStdin: value.LISTEN === 'stdin',
    /** Whether this process is only a trial of a release, which sends no mail and carries out no plan. */
    isTrial: value.TRIAL === 'on',
    /** Origin of the canonical (English) host, without a trailing slash. */
    siteUrl: value.SITE_URL ?? `http://localhost:${value.PORT}`,
    /** The absolute path of DATA_DIR. */
    dataDir: isAbsolute(value.DATA_DIR) ? value.DATA_DIR : resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    /** Streaming replicas of `databaseUrl`, for reads of public pages. */
    replicaUrls: replicasOf(value),
    /** The folder of the PostgreSQL programs that the embedded database runs on. */
    postgresBin: value.PG_BIN,
    s3: s3Of(value),
    /** The bucket that backups and the log archive are copied to. */
    backups: backupsOf(value),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    admin: { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD },
    sessionSecret: value.SESSION_SECRET,
    demoContent: value.DEMO_CONTENT,
    /** Whether browsers store public pages for offline use. */
    offlinePages: value.OFFLINE_PAGES,
    /** The proxies whose X-Forwarded-* headers are trusted. */
    trustProxy: value.TRUST_PROXY,
    /** The proxies that may keep pages, because changes purge them. */
    proxyCache: proxiesInFront(value),
    /** The processes that serve the site. */
    workers: value.WORKERS ?? 1,
    /** Whether a parent process starts the workers. */
    hasParent: value.WORKERS !== undefined,
    logLevel: value.LOG_LEVEL,
    /** The token with which /metrics may be read from everywhere. */
    metricsToken: value.METRICS_TOKEN,
    /** Who is told by mail that a backup has failed. */
    alertEmail: value.ALERT_EMAIL ?? given.ADMIN_EMAIL?.toLowerCase(),
    /** Warnings about valid but probably unintended variables; printed at the start. */
    warnings: environmentWarnings(given, Object.keys(variables.shape)),
  };
}

/** Reads the environment of this process. Throws an EnvironmentError. */
export function processEnvironment(): Environment {
  return readEnvironment(process.env);
}
