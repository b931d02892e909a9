import { codeSpelling } from '../../products/item-codes/code-spelling.server.ts';
import { distanceOf, type Lab, labOf } from '../colour-difference.server.ts';
import type { KnownShade } from '../known-shades.server.ts';
import { readShadeRef, shadeName } from '../shade-ref.ts';

/** A shade with its CIEDE2000 distance; null for a number that was stated without one. */
export interface NearShade {
  shade: KnownShade;
  distance: number | null;
}

export interface NearestShades {
  /** The found subject in words: a colour, a shade or a number of another maker. */
  what: string;
  /** Its colour, if it is known. */
  lab: Lab | undefined;
  nearest: NearShade[];
}

const most = 8;

/**
 * The shades nearest to a colour ('#C8A050', 'L 70 a 5 b 40'), to a shade ('st-viscose/101', '101') or to a number of
 * another maker, in this order. Undefined if the text is none of these.
 */
export function nearestShades(
  shades: readonly KnownShade[],
  asked: string,
): NearestShades | undefined {
  const text = asked.trim();
  const colour = labOf(text);
  if (colour) return { what: text, lab: colour, nearest: byDistance(shades, colour) };
  const own = shadeAsked(shades, text);
  if (own) {
    const others = shades.filter((shade) => shade !== own);
    const what = `${own.product.name} ${shadeName(own)}`;
    return { what, lab: own.lab, nearest: own.lab ? byDistance(others, own.lab) : [] };
  }
  return nearestToOther(shades, codeSpelling(text));
}

function shadeAsked(shades: readonly KnownShade[], text: string): KnownShade | undefined {
  const ref = readShadeRef(text);
  const exact =
    ref && shades.find(({ product, number }) => product.slug === ref.slug && number === ref.number);
  const spelling = codeSpelling(text);
  return exact ?? shades.find(({ number }) => spelling && codeSpelling(number) === spelling);
}

/** The shades that match a number of another maker, with the measured distance, and those near to its colour. */
function nearestToOther(
  shades: readonly KnownShade[],
  spelling: string,
): NearestShades | undefined {
  const stated = shades.flatMap((shade) =>
    shade.matches
      .filter(({ maker, number }) =>
        [number, maker + number].some((name) => codeSpelling(name) === spelling),
      )
      .map((match) => ({ shade, match })),
  );
  const [first] = stated;
  if (!first) return undefined;
  const lab = stated.find(({ match }) => match.lab)?.match.lab;
  const near = new Map(
    lab ? byDistance(shades, lab, shades.length).map((one) => [one.shade, one]) : [],
  );
  for (const { shade, match } of stated)
    near.set(shade, { shade, distance: match.distance ?? near.get(shade)?.distance ?? null });
  const { maker, number } = first.match;
  return { what: `${maker} ${number}`, lab, nearest: sorted([...near.values()]).slice(0, most) };
}

const byDistance = (shades: readonly KnownShade[], lab: Lab, limit = most): NearShade[] =>
  sorted(
    shades.flatMap((shade) => (shade.lab ? [{ shade, distance: distanceOf(lab, shade.lab) }] : [])),
  ).slice(0, limit);

const sorted = (near: NearShade[]) =>
  near.toSorted(
    (a, b) =>
      (a.distance ?? Number.POSITIVE_INFINITY) - (b.distance ?? Number.POSITIVE_INFINITY) || 0,
  );
