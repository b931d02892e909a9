import { readColour } from './colour.ts';

/** A number of another maker that matches a shade. */
export interface Match {
  maker: string;
  number: string;
  /** The measured CIEDE2000 distance. */
  distance: number | null;
  /** The other maker's colour. */
  colour: string | null;
}

/**
 * Reads the matches of a shade, one in each line: maker, number, then a distance or a colour or both. The parts may be
 * separated by tabs, as they are copied from a spreadsheet. `wrong` is the number of the first line that is not one.
 */
export function readMatches(text: string | null): { matches: Match[]; wrong?: number } {
  const matches: Match[] = [];
  for (const [at, line] of (text ?? '').split('\n').entries()) {
    if (line.trim() === '') continue;
    const match = readMatch(line);
    if (!match) return { matches, wrong: at + 1 };
    matches.push(match);
  }
  return { matches };
}

function readMatch(line: string): Match | undefined {
  const [maker, number, ...others] = line
    .split(line.includes('\t') ? '\t' : /[,;，；、]/)
    .map((part) => part.trim());
  if (!maker || !number || others.length > 2) return undefined;
  const match: Match = { maker, number, distance: null, colour: null };
  for (const other of others.filter(Boolean)) {
    if (/^\d{1,3}(\.\d+)?$/.test(other)) match.distance = Number(other);
    else if (readColour(other)) match.colour = other;
    else return undefined;
  }
  return match;
}

/** The text that `readMatches` reads. */
export const matchesText = (matches: readonly Match[]): string | null =>
  matches
    .map(({ maker, number, distance, colour }) =>
      [maker, number, distance, colour].filter((part) => part !== null).join(', '),
    )
    .join('\n') || null;
