import type { DemoNewsItem } from './content-types.ts';
import { newColourBookEffects } from './news/colour-book-effects.ts';
import { newColourBookHeritage } from './news/colour-book-heritage.ts';
import { fortyYears } from './news/forty-years.ts';
import { grsScope } from './news/grs-scope.ts';
import { intertextileShanghai } from './news/intertextile-shanghai.ts';
import { newItemCodes } from './news/new-item-codes.ts';
import { oekoTexRenewal } from './news/oeko-tex-renewal.ts';
import { pfasFreeLacquer } from './news/pfas-free-lacquer.ts';
import { pittiFilati } from './news/pitti-filati.ts';
import { premiereVision } from './news/premiere-vision.ts';
import { premiumTextileJapan } from './news/premium-textile-japan.ts';
import { yarnExpo } from './news/yarn-expo.ts';

/** All news, newest first. */
export const newsItems: readonly DemoNewsItem[] = [
  newItemCodes,
  newColourBookHeritage,
  premiereVision,
  pfasFreeLacquer,
  oekoTexRenewal,
  pittiFilati,
  newColourBookEffects,
  yarnExpo,
  intertextileShanghai,
  grsScope,
  premiumTextileJapan,
  fortyYears,
];
