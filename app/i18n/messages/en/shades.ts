/** Messages of the shades on a product's page, and of the nearest shades in the finder. */
export const shades = {
  heading: 'Shades',
  note: 'Metal is judged by eye: it changes with the light, and a screen shows no gloss. Please choose from a colour card or a sample.',
  drawn:
    'A shade without a picture is drawn from its measured colour, towards the light in the middle and away from it at the edges.',
  /** The name of a shade in 'Add shade 101 to samples'. */
  what: 'shade {number}',
  onCone: 'Shade {name} on the cone',
  stitched: 'Shade {name}, stitched',
  allCodes: 'Comes in all codes of this product',
  codes: 'Comes in {codes}',
  matches: 'Near numbers of other makers',
  distance: 'ΔE {n}',
  nearest: 'Nearest shades',
  download: 'Download the shade card',
  /** The field of the finder. */
  asked: 'Nearest to a colour or a number',
  askedHint: '#C8A050, L 70 a 5 b 40, or a colour number',
  nearestTo: 'Nearest to {what}',
  distanceNote:
    'ΔE is the distance by CIEDE2000: about 1 is the least that an eye sees. Nearest does not mean equal.',
  none: 'No shade is known by this colour or number.',
  product: 'Product',
  /** The filter of the finder by family. */
  family: 'Colour',
  families: {
    gold: 'Gold',
    silver: 'Silver',
    copper: 'Copper',
    red: 'Red',
    pink: 'Pink',
    purple: 'Purple',
    blue: 'Blue',
    green: 'Green',
    black: 'Black',
    white: 'White',
  },
};
