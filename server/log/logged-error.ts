/** The loggable part of an error: enough to find the fault, without values that a user entered. */
export interface LoggedError {
  name: string;
  /** The message without quoted parts; absent if the message may repeat input. */
  message?: string;
  /** The SQL statement without its values. */
  query?: string;
  /** The stack frames. */
  at?: string[];
  cause?: LoggedError;
  /** Codes and names from the system, the database or the mail server: see `safeFields`. */
  [word: string]: unknown;
}

/** Fields of errors that never contain a value that a user entered. */
const safeFields = [
  ...['code', 'errno', 'syscall', 'address', 'port', 'path', 'status'],
  // These fields of a PostgreSQL error hold names. Message, detail, hint, where and internalQuery may repeat values.
  ...['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'],
  // These fields belong to a mail server's error. Its response repeats addresses.
  ...['command', 'responseCode'],
];

const mostText = 2000;
const mostFrames = 12;
const mostCauses = 8;

/** Converts an error and its causes for a log. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { name: kindOf(error) };
  const fields = error as unknown as Record<string, unknown>;
  const logged: LoggedError = { name: error.name };
  if (!repeatsValues(error)) logged.message = withoutQuotes(error.message);
  for (const name of safeFields) {
    const value = fields[name];
    if (typeof value === 'string' || typeof value === 'number') logged[name] = value;
  }
  if (typeof fields.query === 'string') logged.query = fields.query.slice(0, mostText);
  const at = framesOf(error);
  if (at.length > 0) logged.at = at;
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
  if (cause !== undefined && depth < mostCauses) logged.cause = loggedError(cause, depth + 1);
  return logged;
}

/** One sentence for the operator who starts the site or runs a command. */
export function errorSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const ofSystem = systemSentence(error);
  if (ofSystem !== undefined) return ofSystem;
  if (!repeatsValues(error)) return error.message;
  const { name, at, cause, ...rest } = loggedError(error);
  const parts = [name, ...Object.entries(rest).map(([word, value]) => `${word} ${value}`)];
  return parts.join(', ') + (error.cause === undefined ? '' : `: ${errorSentence(error.cause)}`);
}

/** A sentence for the most common errors of the operating system. */
function systemSentence({ code, path }: NodeJS.ErrnoException): string | undefined {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `There is no space left on the disk${path ? ` for ${path}` : ''} (${code}).`;
  if (code === 'EACCES' || code === 'EPERM')
    return path && `This user is not allowed to use ${path} (${code}).`;
  if (code === 'EROFS') return path && `${path} is on a read-only disk (${code}).`;
  if (code === 'EMFILE') return `This process cannot open more files (${code}): see ulimit -n.`;
  return undefined;
}

/** Whether the message may repeat input: statements, mails and parsed texts. */
function repeatsValues(error: Error): boolean {
  const isOfNode = 'code' in error && String(error.code).startsWith('ERR_');
  const isParsing = error.name === 'SyntaxError';
  return isOfNode || isParsing || ['params', 'severity', 'command'].some((word) => word in error);
}

const withoutQuotes = (message: string) =>
  (message.split('\n', 1)[0] ?? '').slice(0, mostText).replace(/(["'`“]).*["'`”]/g, '$1…$1');

/** The stack frames, which follow the message in `stack`; none if the message was changed after the error was created. */
function framesOf({ stack = '', message }: Error): string[] {
  const end = stack.indexOf(message);
  if (end < 0) return [];
  return stack
    .slice(end + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*(:\d+:\d+|<anonymous>|native)\)?$/.test(line))
    .slice(0, mostFrames);
}

const kindOf = (value: unknown): string =>
  value instanceof Object ? value.constructor.name : typeof value;
