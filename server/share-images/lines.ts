/** What no line begins with, and what none ends with. */
const staysBehind =
  /^[\s\p{Pe}\p{Pf},.;:!?%’”、。，：；！？・·…–—ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョヶ]/u;
const leadsOn = /[\p{Ps}\p{Pi}‘“]$/u;

/** A text in pieces between which a line may end: words, and phrases of Chinese and Japanese. */
function piecesOf(text: string, language: string): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  const pieces: string[] = [];
  for (const { segment } of words) {
    const last = pieces.at(-1);
    if (last !== undefined && (staysBehind.test(segment) || leadsOn.test(last)))
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function filled(pieces: string[], most: number, width: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = (lines.at(-1) ?? '') + piece;
    if (lines.length > 0 && width(longer.trimEnd()) <= most) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}

/**
 * A text in as few lines of at most `most` as it needs, about equally long. A word longer than a
 * line stands out of it.
 */
export function balancedLines(
  text: string,
  language: string,
  most: number,
  width: (line: string) => number,
): string[] {
  const pieces = piecesOf(text.replace(/\s+/g, ' ').trim(), language);
  const lines = filled(pieces, most, width);
  for (let narrower = most * 0.97; narrower > most / 2; narrower *= 0.97) {
    const tried = filled(pieces, narrower, width);
    const longest = Math.max(...tried.map(width));
    if (tried.length > lines.length || longest > most) break;
    lines.splice(0, lines.length, ...tried);
  }
  return lines;
}
