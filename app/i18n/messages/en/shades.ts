/** Messages of the shades on a product's page, and of the nearest shades in the finder. */
export const shades = {
  heading: 'Shades',
  note: 'Metallic colours are judged by eye: they change with the light, and a screen cannot show their lustre. Please choose from a colour card or a sample.',
  drawn:
    'Shades without a picture are drawn from their measured colours: the middle faces the light, the edges turn away from it.',
  /** The name of a shade in 'Add shade 101 to samples'. */
  what: 'shade {number}',
  onCone: 'Shade {name} on the cone',
  stitched: 'Shade {name}, stitched',
  allCodes: 'Available in all item codes of this product',
  codes: 'Available in {codes}',
  matches: 'Closest colour numbers of other makers',
  distance: 'ΔE {n}',
  nearest: 'Nearest shades',
  download: 'Download the colours as',
  /** The field of the finder. */
  asked: 'Nearest to a colour or colour number',
  askedHint: '#C8A050, L 70 a 5 b 40, or a colour number',
  nearestTo: 'Nearest to {what}',
  distanceNote:
    'ΔE is the colour difference according to CIEDE2000: about 1 is the smallest difference that the eye can see. The nearest shade is not always a match.',
  none: 'No shade found for this colour or number.',
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
