import { t } from '#domain/admin-words/t.ts';
import type { CountedInterest } from '#domain/interest/interest.server.ts';

interface InterestTableProps {
  /** The id of the heading that names the table. */
  labelledBy: string;
  /** The head of the first column. */
  subject: string;
  rows: readonly CountedInterest[];
}

/** A table of what buyers looked for, the most frequent first. */
export function InterestTable({ labelledBy, subject, rows }: InterestTableProps) {
  return (
    <table
      aria-labelledby={labelledBy}
      className="w-full table-fixed border border-line bg-white text-sm"
    >
      <thead className="text-left text-muted">
        <tr>
          <th scope="col" className="px-5 py-2 font-normal">
            {subject}
          </th>
          <th scope="col" className="w-20 px-2 py-2 text-right font-normal">
            {t('Times')}
          </th>
          <th scope="col" className="w-32 px-5 py-2 text-right font-normal">
            {t('Last')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-t">
        {rows.map(({ subject, times, last }) => (
          <tr key={subject}>
            <th scope="row" className="wrap-anywhere px-5 py-2 text-left font-medium">
              {subject}
            </th>
            <td className="px-2 py-2 text-right tabular-nums">{times}</td>
            <td className="px-5 py-2 text-right text-muted tabular-nums">
              <time dateTime={last}>{last}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
