import type { DemoProduct } from './content-types.ts';
import { bullionPurl } from './products/bullion-purl.ts';
import { glow } from './products/glow.ts';
import { holographicOpal } from './products/holographic-opal.ts';
import { japanGold } from './products/japan-gold.ts';
import { mFlat } from './products/m-flat.ts';
import { mhFeather } from './products/mh-feather.ts';
import { mxCross } from './products/mx-cross.ts';
import { reflective } from './products/reflective.ts';
import { stPolyester } from './products/st-polyester.ts';
import { stViscose } from './products/st-viscose.ts';
import { trilobal } from './products/trilobal.ts';
import { twistNylon } from './products/twist-nylon.ts';

/** All products, in the order of the catalogue. */
export const products: readonly DemoProduct[] = [
  stViscose,
  stPolyester,
  twistNylon,
  mFlat,
  mxCross,
  mhFeather,
  holographicOpal,
  glow,
  reflective,
  japanGold,
  bullionPurl,
  trilobal,
];
