import { differenceCiede2000, formatHex, type Lab65, lab65 } from 'culori';
import { type Colour, readColour } from './colour.ts';

/** A colour in CIELAB for daylight D65. */
export type Lab = Lab65;

const toLab = (colour: Colour): Lab =>
  colour.mode === 'rgb' ? (lab65(colour.hex) as Lab) : colour;

/** Reads a colour as staff or visitors write it; undefined if it is none. */
export function labOf(text: string | null | undefined): Lab | undefined {
  const colour = readColour(text);
  return colour && toLab(colour);
}

/** The nearest colour that a screen can show, such as '#c8a050'; undefined if the text is no colour. */
export function hexOf(text: string | null | undefined): string | undefined {
  const colour = readColour(text);
  if (!colour) return undefined;
  return colour.mode === 'rgb' ? colour.hex.toLowerCase() : formatHex(colour);
}

/** The colours of a shade towards and away from the light for a screen; a colour that is missing is the other one. */
export function screenColours(shade: {
  colour_towards: string | null;
  colour_away: string | null;
}) {
  const [light, dark] = [hexOf(shade.colour_towards), hexOf(shade.colour_away)];
  return { light: light ?? dark, dark: dark ?? light };
}

/** The CIEDE2000 distance of two colours: 1 is about the least that an eye sees. */
export const distanceOf: (one: Lab, other: Lab) => number = differenceCiede2000();
