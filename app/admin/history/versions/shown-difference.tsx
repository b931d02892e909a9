import { t } from '#domain/admin-words/t.ts';
import type { Piece, ShownChange } from './differences.server.ts';

/** Shows a changed field: removed and added words, pictures before and after, or items by name. */
export function ShownDifference({ change }: { change: ShownChange }) {
  return (
    <div className="text-sm">
      <h4 className="font-medium">{change.label}</h4>
      {change.type === 'text' && <ChangedWords pieces={change.pieces} />}
      {change.type === 'pictures' && (
        <div className="mt-1 grid grid-cols-2 gap-3">
          <Pictures label={t('Before')} addresses={change.before} />
          <Pictures label={t('After')} addresses={change.after} />
        </div>
      )}
      {change.type === 'items' && (
        <p>
          {change.removed.map((item) => (
            <del key={item} className={`mr-2 ${looks.removed}`}>
              {item}
            </del>
          ))}
          {change.added.map((item) => (
            <ins key={item} className={`mr-2 ${looks.added}`}>
              {item}
            </ins>
          ))}
        </p>
      )}
    </div>
  );
}

/** A text with its removed and added words. */
export const ChangedWords = ({ pieces }: { pieces: Piece[] }) => (
  <p className="max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
    {pieces.map(({ text, kind }, at) => {
      const Tag = kind === 'removed' ? 'del' : kind === 'added' ? 'ins' : 'span';
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity than their index
        <Tag key={at} className={looks[kind]}>
          {text}
        </Tag>
      );
    })}
  </p>
);

const looks = {
  same: '',
  removed: 'bg-danger/10 text-danger line-through',
  added: 'bg-success/10 text-success no-underline',
};

function Pictures({ label, addresses }: { label: string; addresses: string[] }) {
  return (
    <div>
      <p className="text-muted text-xs">{label}</p>
      {addresses.length === 0 && <p className="text-muted">{t('none')}</p>}
      <div className="flex flex-wrap gap-2">
        {addresses.map((address) => (
          <img
            key={address}
            src={address}
            alt={`${label}: ${address.split('/').at(-1)}`}
            loading="lazy"
            className="max-h-28 border border-line object-contain"
          />
        ))}
      </div>
    </div>
  );
}
