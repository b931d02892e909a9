import type { EditedPiece } from '#domain/bulk/field-edit.ts';

/** How many characters are kept of an unchanged text beside a change (`beside`), and of a changed text (`longest`). */
const beside = 40;
const longest = 300;

/** The texts before and after an edit, cut around what changes. */
export function excerpt(pieces: readonly EditedPiece[]) {
  const cut = pieces.map((piece, at) => ({ ...piece, text: cutText(pieces, at) }));
  return {
    before: cut.filter(({ kind }) => kind !== 'added'),
    after: cut.filter(({ kind }) => kind !== 'removed'),
  };
}

function cutText(pieces: readonly EditedPiece[], at: number): string {
  const { kind, text } = pieces[at] ?? { kind: 'same', text: '' };
  if (kind !== 'same') return text.length > longest ? `${text.slice(0, longest)}…` : text;
  const start = at > 0 ? text.slice(0, beside) : '';
  const end = at < pieces.length - 1 ? text.slice(-beside) : '';
  return text.length > start.length + end.length ? `${start}…${end}` : text;
}
