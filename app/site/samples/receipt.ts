import type { Messages } from '#app/i18n/interpolate.ts';
import { linesAsHtml, linesAsText } from '#domain/contact/lines-table.ts';
import type { Receipt } from '#domain/samples/sample-request.server.ts';
import { recordName, type ShownLine } from '#domain/samples/shown-lines.server.ts';

/**
 * The receipt of a request in the visitor's language. It names only what is in the catalogue: nobody can have texts of
 * their own sent to other people. The request's page shows everything.
 */
export function receiptIn(
  { samples }: Messages,
  { lines, site, page }: { lines: readonly ShownLine[]; site: string; page: string },
): Receipt {
  const { receipt, request } = samples;
  const rows = lines.flatMap(({ kind, asked, record }) =>
    record ? [[kind === 'code' ? `${asked} (${record.name})` : recordName({ asked, record })]] : [],
  );
  const above = [request.soon];
  const below = [receipt.page, page, '', receipt.ignore, '', site].join('\n');
  const columns = [request.item];
  return {
    subject: receipt.subject,
    text: [
      ...above,
      '',
      ...(rows.length > 0 ? [linesAsText(columns, rows), ''] : []),
      below,
      '',
    ].join('\n'),
    html: linesAsHtml(columns, rows, above, below),
  };
}
