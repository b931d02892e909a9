import communitySmall from './images/community-720.webp?url';
import community from './images/community-1440.webp?url';
import educationSmall from './images/education-720.webp?url';
import education from './images/education-1440.webp?url';
import historySmall from './images/history-720.webp?url';
import history from './images/history-1440.webp?url';
import sustainability1Small from './images/sustainability-1-720.webp?url';
import sustainability1 from './images/sustainability-1-1440.webp?url';
import sustainability2Small from './images/sustainability-2-720.webp?url';
import sustainability2 from './images/sustainability-2-1440.webp?url';
import teaserSmall from './images/teaser-720.webp?url';
import teaser from './images/teaser-1200.webp?url';
import valuesSmall from './images/values-720.webp?url';
import values from './images/values-1440.webp?url';
import yarnSmall from './images/yarn-720.webp?url';
import yarn from './images/yarn-1440.webp?url';

/** A picture of the site itself in its two widths: made by scripts/site-pictures.ts. */
export interface SitePicture {
  src: string;
  srcSet: string;
}

const inTwoWidths = (small: string, large: string, width = 1440): SitePicture => ({
  src: large,
  srcSet: `${small} 720w, ${large} ${width}w`,
});

/** Of the words about us on Home, in the shape of their frame. */
export const teaserPicture = inTwoWidths(teaserSmall, teaser, 1200);

/** Sent with the page, so that their addresses are no part of the JavaScript. */
export const aboutPictures = {
  history: inTwoWidths(historySmall, history),
  yarn: inTwoWidths(yarnSmall, yarn),
  values: inTwoWidths(valuesSmall, values),
  sustainability: [
    inTwoWidths(sustainability1Small, sustainability1),
    inTwoWidths(sustainability2Small, sustainability2),
  ] as const,
  community: inTwoWidths(communitySmall, community),
  education: inTwoWidths(educationSmall, education),
};
