const lostCodes = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
]);

// Resources (53), time (57014, 55P03) and a server that only reads for now (25006).
const awayCodes = /^(53...|57014|55P03|25006)$/;

const awayMessages = /timeout (expired|exceeded when trying to connect)/;

/** Whether the database, or what it needs, is away for now, however deep the error is wrapped. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (isConnectionLost(at) || awayMessages.test(at.message)) return true;
    if ('code' in at && awayCodes.test(String(at.code))) return true;
  }
  return false;
}

const lostMessages = /Connection terminated|not queryable|Client was closed|Query read timeout/;

/** Whether the error says that the connection broke, and nothing about the statement itself. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return lostCodes.has(code) || code.startsWith('08') || lostMessages.test(error.message);
}
