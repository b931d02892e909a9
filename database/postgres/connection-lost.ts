const lostCodes = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
]);

// Insufficient resources (53), timeouts (57014, 55P03) and a read-only server (25006).
const unavailableCodes = /^(53...|57014|55P03|25006)$/;

const unavailableMessages = /timeout (expired|exceeded when trying to connect)/;

/** Whether the error, or any of its causes, says that the database is temporarily unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (isConnectionLost(at) || unavailableMessages.test(at.message)) return true;
    if ('code' in at && unavailableCodes.test(String(at.code))) return true;
  }
  return false;
}

const lostMessages = /Connection terminated|not queryable|Client was closed|Query read timeout/;

/** Whether the error says that the connection broke, not that the statement is wrong. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return lostCodes.has(code) || code.startsWith('08') || lostMessages.test(error.message);
}
