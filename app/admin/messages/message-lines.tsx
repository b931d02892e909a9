import { t } from '#domain/admin-words/t.ts';
import type { ContactMessage, MessageLine } from '#domain/contact/desk/message-list.server.ts';
import { tNodes } from '../screen/t-nodes.tsx';

const columns = [
  ['asked', 'Asked for'],
  ['name', 'Name'],
  ['quantity', 'Quantity'],
  ['note', 'Note'],
] as const;

/** The items of a sample request and the address for the samples. Shows nothing for other messages. */
export function MessageLines({ message }: { message: ContactMessage }) {
  const { lines, company, address } = message;
  if (lines.length === 0) return null;
  return (
    <div className="mt-3 grid gap-3">
      <div className="overflow-x-auto">
        <table className="w-full max-w-[75ch] text-left">
          <thead>
            <tr className="border-line border-b">
              {columns.map(([column, label]) => (
                <th key={column} scope="col" className="min-w-16 py-1.5 pr-4 font-medium">
                  {t(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      {company && (
        <p className="wrap-anywhere">
          {tNodes('Company: {company}', { company: <bdi>{company}</bdi> })}
        </p>
      )}
      {address && (
        <p className="whitespace-pre-line wrap-anywhere">
          {tNodes('Address: {address}', { address: <bdi>{address}</bdi> })}
        </p>
      )}
    </div>
  );
}

function Line({ line }: { line: MessageLine }) {
  return (
    <tr className="border-line border-b align-top">
      {columns.map(([column]) => (
        <td key={column} dir="auto" className="wrap-anywhere py-1.5 pr-4">
          {line[column] ?? <span className="text-muted">{t('Not in the catalogue')}</span>}
        </td>
      ))}
    </tr>
  );
}
