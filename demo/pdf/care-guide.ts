import type { DemoItemCode } from '../content/content-types.ts';
import { products } from '../content/products.ts';
import {
  body,
  bullets,
  closePaper,
  eyebrow,
  heading,
  lead,
  openPaper,
  type Paper,
  pictureRow,
  title,
} from './paper.ts';
import { dryCleaning } from './running-note.ts';
import { table } from './table.ts';

const name = 'Care Guide';

/** Two pages for a garment maker: the care table and care instructions. */
export async function printCareGuide(): Promise<Buffer> {
  const paper = openPaper(name);
  paper.addPage();
  eyebrow(paper, name);
  title(paper, 'Washing, ironing, cleaning');
  lead(paper, 'Wash the garment as its most delicate thread requires.');
  paper.moveDown(1);
  table(
    paper,
    [
      { header: 'Thread', share: 0.19 },
      { header: 'Washing', share: 0.19 },
      { header: 'Bleaching', share: 0.2 },
      { header: 'Ironing', share: 0.27 },
      { header: 'Dry-cleaning', share: 0.15 },
    ],
    products.map((product) => [product.name.en, ...careOf(product.item_codes[0])]),
  );
  paper.moveDown(0.8);
  body(
    paper,
    'P: professional dry-cleaning in tetrachloroethylene or hydrocarbon solvents, normal process.',
  );
  await pictureRow(
    paper,
    ['products/st-viscose-3.jpg', 'products/mx-cross-3.jpg', 'products/trilobal-3.jpg'],
    600,
  );
  advice(paper);
  return closePaper(paper, name);
}

function careOf(code: DemoItemCode | undefined): string[] {
  if (!code) return [];
  return [code.washing_temperature.en, code.bleaching.en, code.ironing.en, dryCleaning(code)];
}

function advice(paper: Paper): void {
  paper.addPage();
  eyebrow(paper, name);
  title(paper, 'Care, step by step');
  heading(paper, 'Before production');
  bullets(paper, [
    'Stitch, knit or weave a sample and put it through the care you will print on the label.',
    'Combine threads of one care class where you can; where you cannot, label for the more delicate one.',
    'Keep different lots apart: one garment, one lot.',
  ]);
  heading(paper, 'Washing');
  bullets(paper, [
    'Turn the garment inside out; close zips and hooks, which scratch film.',
    'Use a mild detergent without optical brightener or chlorine. No chlorine bleach on any metallic thread.',
    'Spin slowly and never wring. Dry flat or on the line, out of the sun; do not tumble.',
    'Stone and sand washes destroy film. An enzyme rinse is possible on ST Polyester; please test.',
  ]);
  heading(paper, 'Ironing');
  bullets(paper, [
    'Iron on the reverse, through a pressing cloth; 110 °C is the most that film can take.',
    'Let embroidery cool before moving it: warm film keeps the mark of a fold.',
    'Only Trilobal may be pressed on the face, at up to 150 °C.',
  ]);
  heading(paper, 'Bullion purl');
  body(
    paper,
    'Do not wash, iron or dry-clean gilt wire. Dust it with a soft brush, keep it dry and away from rubber, wool and wood, which darken it, and wrap it in acid-free tissue. Mount badges so that they can be taken off the garment.',
  );
  heading(paper, 'Wording for the label');
  const labels = Map.groupBy(products, (product) => labelOf(product.item_codes[0]));
  bullets(
    paper,
    [...labels].map(
      ([label, threads]) => `${threads.map(({ name }) => name.en).join(', ')}: “${label}”`,
    ),
  );
}

/** The text of a garment's label, made from the care fields. */
function labelOf(code: DemoItemCode | undefined): string {
  const [washing = '', bleaching, ironing = '', cleaning] = careOf(code);
  return [
    washing.replace(/^\d/, 'Wash inside out at $&'),
    bleaching,
    ironing.replace(/^Up/, 'Iron up'),
    cleaning === 'P' ? 'Dry-clean, P' : 'Do not dry-clean',
  ]
    .map((words) => `${words}.`)
    .join(' ');
}
