/** Characters that may not begin a line, and characters that may not end one. */
const noLineStart =
  /^[\s\p{Pe}\p{Pf},.;:!?%’”、。，：；！？・·…–—ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョヶ]/u;
/** A number and the unit after it stay on one line. */
const number = /\d\s$/;
const unit = /^(?:[A-Za-zµ]{1,4}|°)$/;
const noLineEnd = /[\p{Ps}\p{Pi}‘“]$/u;

/** Words of each language are found with one segmenter, because making one takes long. */
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** Splits a text at its possible line breaks: between words, also in Chinese and Japanese. */
function splitAtBreaks(text: string, language: string): string[] {
  const words = segmenterOf(language).segment(text);
  const pieces: string[] = [];
  for (const { segment } of words) {
    const last = pieces.at(-1);
    if (last === undefined) pieces.push(segment);
    else if (
      noLineStart.test(segment) ||
      noLineEnd.test(last) ||
      (number.test(last) && unit.test(segment))
    )
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function fillLines(pieces: string[], most: number, width: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = (lines.at(-1) ?? '') + piece;
    if (lines.length > 0 && width(longer.trimEnd()) <= most) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}

/** Breaks a text into lines of at most `most`. Only a word that is longer than a line is split. */
export function filledLines(
  text: string,
  language: string,
  most: number,
  width: (line: string) => number,
): string[] {
  if (width(text) <= most) return [text.trim()];
  const pieces = splitAtBreaks(text, language).flatMap((piece) =>
    width(piece.trim()) <= most ? [piece] : [...piece],
  );
  return fillLines(pieces, most, width);
}

/**
 * Breaks a text into the fewest lines of at most `most`, about equally long. A word that is longer than a line
 * overflows it.
 */
export function balancedLines(
  text: string,
  language: string,
  most: number,
  width: (line: string) => number,
): string[] {
  const pieces = splitAtBreaks(text.replace(/\s+/g, ' ').trim(), language);
  const lines = fillLines(pieces, most, width);
  for (let narrower = most * 0.97; narrower > most / 2; narrower *= 0.97) {
    const tried = fillLines(pieces, narrower, width);
    const longest = Math.max(...tried.map(width));
    if (tried.length > lines.length || longest > most) break;
    lines.splice(0, lines.length, ...tried);
  }
  return lines;
}
