import type { Messages } from '#app/i18n/interpolate.ts';
import { fill, type Message, type Shown } from '#app/i18n/message.tsx';
import { linesAsHtml, linesAsText } from '#domain/contact/outbox/lines-table.ts';
import type { Receipt } from '#domain/samples/sample-request.server.ts';
import { recordName, type ShownLine } from '#domain/samples/shown-lines.server.ts';

/** Says when a request is answered. `days` are the working days that staff set; without it no time is named. */
export function whenAnswered({ samples }: Shown<Messages>, days: string | null): Message {
  const { soon, within, withinOne } = samples.request;
  if (!days) return soon;
  return days === '1' ? withinOne : fill(within, { n: days });
}

/**
 * The receipt of a request in the visitor's language. It names only records of the catalogue, so that the form cannot
 * be used to send texts to other people.
 */
export function receiptIn(
  { samples }: Messages,
  {
    lines,
    when,
    site,
    page,
  }: { lines: readonly ShownLine[]; when: string; site: string; page: string },
): Receipt {
  const { receipt, request } = samples;
  const rows = lines.flatMap(({ kind, asked, record }) =>
    record ? [[kind === 'code' ? `${asked} (${record.name})` : recordName({ asked, record })]] : [],
  );
  const below = [receipt.page, page, '', receipt.ignore, '', site].join('\n');
  const columns = [request.item];
  return {
    subject: receipt.subject,
    text: [when, '', ...(rows.length > 0 ? [linesAsText(columns, rows), ''] : []), below, ''].join(
      '\n',
    ),
    html: linesAsHtml(columns, rows, [when], below),
  };
}
