import type { DemoProduct } from '../content/content-types.ts';
import { products } from '../content/products.ts';
import { body, closePaper, eyebrow, heading, lead, openPaper, pictureRow, title } from './paper.ts';
import { runningNote } from './running-note.ts';
import { table } from './table.ts';

const name = 'Machine Settings';

/** Needles, tension, speed and density by item code, and what to do when a thread breaks. */
export async function printMachineSettings(): Promise<Buffer> {
  const paper = openPaper(name);
  paper.addPage();
  eyebrow(paper, name);
  title(paper, 'How to run each thread');
  lead(paper, 'Start here, then test on your own cloth and your own machine.');
  paper.moveDown(1);
  table(
    paper,
    [
      { header: 'Thread', share: 0.18 },
      { header: 'Item codes', share: 0.2 },
      { header: 'Settings', share: 0.62 },
    ],
    products.flatMap(settingRows),
  );
  paper.addPage();
  eyebrow(paper, name);
  title(paper, 'When a thread breaks');
  paper.moveDown(0.8);
  table(
    paper,
    [
      { header: 'Cause', share: 0.2 },
      { header: 'What you see', share: 0.36 },
      { header: 'Cure', share: 0.44 },
    ],
    [
      [
        'Needle too fine',
        'Film strips back from the core and bunches above the eye',
        'Needle 90/14 with a large eye; change it every eight hours',
      ],
      [
        'Tension too high',
        'The thread snaps clean; bobbin thread shows on the face',
        'Loosen the upper tension until one third of the reverse is bobbin thread',
      ],
      [
        'Speed too high',
        'Breaks come after corners and on long satin columns',
        'Reduce to 650–700 stitches a minute',
      ],
      [
        'Density too high',
        'The needle cuts thread already laid; the surface looks grey',
        'Lower the density by 10 to 50%, the more the coarser the thread; lengthen stitches below 2 mm',
      ],
      [
        'Twist in the feed',
        'Flat film turns on edge; loops form before the first guide',
        'Stand the cone well below the guide, or unwind flat film sideways from a turning bobbin or spool',
      ],
    ],
  );
  heading(paper, 'Digitising for metal');
  body(
    paper,
    'Turn the stitch direction by a few degrees between neighbouring shapes: two or three of them will always catch the light. Put down a light underlay along the column, not across it. Avoid small fills and more than two layers; stitch the metallic last.',
  );
  heading(paper, 'Backing');
  body(
    paper,
    'Metallic thread does not forgive a cloth that moves. Use a firm cut-away backing on knits and a tear-away on woven cloth; a water-soluble film on top keeps stitches above a pile.',
  );
  await pictureRow(
    paper,
    ['products/st-viscose-2.jpg', 'products/twist-nylon-2.jpg', 'products/m-flat-2.jpg'],
    600,
  );
  return closePaper(paper, name);
}

/** One row for each group of item codes with the same settings; the thread is named in the first. */
function settingRows(product: DemoProduct): string[][] {
  const groups = Map.groupBy(product.item_codes, runningNote);
  return [...groups].map(([settings, codes], at) => [
    at === 0 ? product.name.en : '',
    codes.map((code) => code.item_code).join(', '),
    settings,
  ]);
}
