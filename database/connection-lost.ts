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

const lostMessages = /Connection terminated|not queryable|Client was closed/;

/** Whether the error says that the connection broke, and nothing about the statement itself. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return lostCodes.has(code) || code.startsWith('08') || lostMessages.test(error.message);
}
