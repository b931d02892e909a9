import type { DemoGalleryItem } from './content-types.ts';
import { brocade } from './gallery/brocade.ts';
import {
  colourBookEffects,
  colourBookHeritage,
  colourBookLame,
  colourBookSt,
  colourBookTrilobal,
} from './gallery/colour-books.ts';
import { denimTop } from './gallery/denim-top.ts';
import {
  careGuide,
  certificateDemo,
  colourBookStPdf,
  fullCatalogue,
  machineSettings,
  pfasReachDemo,
} from './gallery/downloads.ts';
import { laceGown } from './gallery/lace-gown.ts';
import { qipaoPanel } from './gallery/qipao-panel.ts';
import { ribbon } from './gallery/ribbon.ts';
import { stageCurtain } from './gallery/stage-curtain.ts';
import { teamCrest } from './gallery/team-crest.ts';

/** All gallery items, in display order: colour books, projects and downloads alternate. */
export const galleryItems: readonly DemoGalleryItem[] = [
  colourBookSt,
  qipaoPanel,
  fullCatalogue,
  laceGown,
  denimTop,
  colourBookHeritage,
  brocade,
  colourBookEffects,
  careGuide,
  teamCrest,
  machineSettings,
  stageCurtain,
  colourBookLame,
  ribbon,
  colourBookTrilobal,
  colourBookStPdf,
  certificateDemo,
  pfasReachDemo,
];
