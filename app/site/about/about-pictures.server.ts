import communitySmall from './images/community-640.webp?url';
import community from './images/community-960.webp?url';
import educationSmall from './images/education-640.webp?url';
import education from './images/education-960.webp?url';
import historySmall from './images/history-640.webp?url';
import history from './images/history-960.webp?url';
import sustainability1Small from './images/sustainability-1-480.webp?url';
import sustainability1 from './images/sustainability-1-900.webp?url';
import sustainability2Small from './images/sustainability-2-480.webp?url';
import sustainability2 from './images/sustainability-2-900.webp?url';
import teaserSmall from './images/teaser-720.webp?url';
import teaser from './images/teaser-1200.webp?url';
import valuesSmall from './images/values-720.webp?url';
import values from './images/values-1600.webp?url';
import yarnSmall from './images/yarn-640.webp?url';
import yarn from './images/yarn-960.webp?url';

/** A picture of the site itself in its two widths: made by scripts/site-pictures.ts. */
export interface SitePicture {
  src: string;
  srcSet: string;
}

type Stored = readonly [width: number, address: string];

const inTwoWidths = (small: Stored, large: Stored): SitePicture => ({
  src: large[1],
  srcSet: [small, large].map(([width, address]) => `${address} ${width}w`).join(', '),
});

/** Of the words about us on Home. */
export const teaserPicture = inTwoWidths([720, teaserSmall], [1200, teaser]);

/** Sent with the page, so that their addresses are no part of the JavaScript. */
export const aboutPictures = {
  history: inTwoWidths([640, historySmall], [960, history]),
  yarn: inTwoWidths([640, yarnSmall], [960, yarn]),
  values: inTwoWidths([720, valuesSmall], [1600, values]),
  sustainability: [
    inTwoWidths([480, sustainability1Small], [900, sustainability1]),
    inTwoWidths([480, sustainability2Small], [900, sustainability2]),
  ] as const,
  community: inTwoWidths([640, communitySmall], [960, community]),
  education: inTwoWidths([640, educationSmall], [960, education]),
};
