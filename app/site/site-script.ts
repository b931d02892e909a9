import { runEmailLinks } from './company-contacts/email-links-script.ts';
import { runMap } from './contact/map-script.ts';
import { runHeader } from './header/header-script.ts';
import { runMenu } from './header/menu-script.ts';
import { runCarousel } from './home/carousel-script.ts';
import { noteSearch, runInterest } from './interest/interest-script.ts';
import { hydrateIslands } from './islands/islands-script.ts';
import { runLinkPrefetch } from './layout/link-prefetch-script.ts';
import { runPageChange } from './layout/page-change-script.ts';
import { runPopovers } from './layout/popovers-script.ts';
import { runList } from './list/list-script.ts';
import { runViewer } from './media/media-viewer-script.ts';
import { runPictures } from './media/pictures-script.ts';
import { runVideos } from './media/videos-script.ts';
import { runLikes, showLikes } from './news/likes-script.ts';
import { runOffline } from './offline/offline-script.ts';
import { runPolicies } from './policies/policies-script.ts';
import { runSampleBar } from './products/sample-bar-script.ts';
import { runItemCodes } from './products/specification/item-codes-script.ts';
import { runSheet } from './products/specification/sheet-script.ts';
import { runTabs } from './products/specification/tabs-script.ts';
import { runSamples } from './samples/samples-script.ts';
import { showSentToasts } from './toasts/toasts.ts';

/** The script of every public page. Each part finds its own elements. If a part throws, the others still run. */
const parts = [
  runHeader,
  runMenu,
  runPopovers,
  runPictures,
  runEmailLinks,
  showSentToasts,
  runPolicies,
  runCarousel,
  () =>
    runList(() => {
      showLikes();
      noteSearch();
    }),
  runLikes,
  runViewer,
  runVideos,
  runItemCodes,
  runTabs,
  runSheet,
  runSampleBar,
  runSamples,
  runMap,
  runInterest,
  hydrateIslands,
  runPageChange,
  runLinkPrefetch,
  runOffline,
];

for (const run of parts) {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
}
