/** What a log may hold of an error: enough to find the fault, nothing that anybody entered. */
export interface LoggedError {
  name: string;
  /** Without what stands in quotes; none where the error is known to repeat what it was given. */
  message?: string;
  /** The statement without its values. */
  query?: string;
  /** Where it was thrown. */
  at?: string[];
  cause?: LoggedError;
  /** What the system, the database or the mail server calls it: see `safeFields`. */
  [word: string]: unknown;
}

/** Names and numbers that never are what someone entered, as far as an error has them. */
const safeFields = [
  ...['code', 'errno', 'syscall', 'address', 'port', 'path', 'status'],
  // PostgreSQL's; its message, detail, hint, where and internalQuery repeat values.
  ...['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'],
  // A mail server's; its response repeats addresses.
  ...['command', 'responseCode'],
];

const mostText = 2000;
const mostFrames = 12;
const mostCauses = 8;

/** The error and its causes, as every log writes them. */
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

/** One sentence for whoever starts the site or runs a command. */
export function errorSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const ofSystem = systemSentence(error);
  if (ofSystem !== undefined) return ofSystem;
  if (!repeatsValues(error)) return error.message;
  const { name, at, cause, ...rest } = loggedError(error);
  const parts = [name, ...Object.entries(rest).map(([word, value]) => `${word} ${value}`)];
  return parts.join(', ') + (error.cause === undefined ? '' : `: ${errorSentence(error.cause)}`);
}

/** What the operating system refuses most often, in a sentence. */
function systemSentence({ code, path }: NodeJS.ErrnoException): string | undefined {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `There is no space left on the disk${path ? ` for ${path}` : ''} (${code}).`;
  if (code === 'EACCES' || code === 'EPERM')
    return path && `This user may not use ${path} (${code}).`;
  if (code === 'EROFS') return path && `${path} is on a disk that can only be read (${code}).`;
  if (code === 'EMFILE') return `This process may not open more files (${code}): see ulimit -n.`;
  return undefined;
}

/** Whether the message may repeat what was entered: statements, mails, texts that were parsed. */
function repeatsValues(error: Error): boolean {
  const isOfNode = 'code' in error && String(error.code).startsWith('ERR_');
  const isParsing = error.name === 'SyntaxError';
  return isOfNode || isParsing || ['params', 'severity', 'command'].some((word) => word in error);
}

const withoutQuotes = (message: string) =>
  (message.split('\n', 1)[0] ?? '').slice(0, mostText).replace(/(["'`“]).*["'`”]/g, '$1…$1');

/** The lines below the message, which the stack repeats as it was when the error was made. */
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
