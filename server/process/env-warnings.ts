import { editDistance } from '#domain/products/search/edit-distance.ts';

/**
 * Warnings for an operator about valid variables: names that are probably misspelt, and settings that a public
 * site rarely wants. One sentence each.
 */
export function environmentWarnings(
  given: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const warnings: string[] = [];
  for (const name of Object.keys(given)) {
    const near = known.includes(name) ? undefined : known.find((one) => isNear(name, one));
    if (near)
      warnings.push(
        `${name} is not a variable of this product and is ignored. Did you mean ${near}?`,
      );
  }
  if (given.SITE_URL === undefined) return warnings;
  if (given.SMTP_URL === undefined)
    warnings.push(
      'SMTP_URL is not set: no email is sent. Contact messages are stored in the back-office and written to DATA_DIR/outbox.',
    );
  if ((given.DEMO_CONTENT ?? 'on') === 'on')
    warnings.push(
      'DEMO_CONTENT is not off: a new database is filled with the demo catalogue, also behind SITE_URL.',
    );
  return warnings;
}

/** Names with fewer letters resemble too many others to be compared. */
const shortest = 6;

/** Whether two names differ only in case, in one letter or two swapped ones, or in two letters of a long name. */
function isNear(name: string, other: string): boolean {
  const upper = name.toUpperCase();
  if (upper === other) return true;
  if (other.length < shortest) return false;
  const most = other.length < 10 ? 1 : 2;
  return editDistance(upper, other, most) <= most;
}
