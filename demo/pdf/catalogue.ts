import { company } from '#demo/content/company.ts';
import type { DemoItemCode, DemoProduct } from '../content/content-types.ts';
import { productCategories } from '../content/product-categories.ts';
import { products } from '../content/products.ts';
import { deliveryText } from './delivery-text.ts';
import {
  body,
  bullets,
  closePaper,
  colour,
  eyebrow,
  heading,
  lead,
  measure,
  openPaper,
  type Paper,
  picture,
  sheet,
  title,
  twoColumns,
} from './paper.ts';
import { dryCleaning, runningNote } from './running-note.ts';
import { table } from './table.ts';

const name = 'Full Catalogue';

/** The catalogue: a cover, the meaning of the codes, one page for each product, terms. */
export async function printCatalogue(): Promise<Buffer> {
  const paper = openPaper(name);
  await cover(paper);
  contents(paper);
  for (const product of products) await productPage(paper, product);
  terms(paper);
  const frame = { x: sheet.left, y: 560, width: measure, height: 200 };
  await picture(paper, 'hero/hero-3.jpg', frame);
  return closePaper(paper, name, 1);
}

async function cover(paper: Paper): Promise<void> {
  paper.addPage();
  await picture(paper, 'hero/hero-1.jpg', { x: 0, y: 0, width: sheet.width, height: sheet.height });
  const shade = paper.linearGradient(0, 380, 0, 680);
  shade.stop(0, colour.ink, 0).stop(1, colour.ink, 0.92);
  paper.rect(0, 380, sheet.width, sheet.height - 380).fill(shade);
  paper.fillColor(colour.paper);
  paper.font('serif').fontSize(54).text(company.name.en, sheet.left, 634);
  paper.font('serif-italic').fontSize(15).text(company.tagline.en, sheet.left, 700);
  paper
    .moveTo(sheet.left, 744)
    .lineTo(sheet.left + 64, 744)
    .lineWidth(1)
    .stroke(colour.gold);
  paper.font('sans').fontSize(9).text(`${name}, November 2026`, sheet.left, 758);
  paper.outline.addItem('Cover');
}

function contents(paper: Paper): void {
  paper.addPage();
  eyebrow(paper, 'Contents');
  title(paper, 'Twelve threads');
  paper.outline.addItem('Contents');
  paper.moveDown(0.8);
  for (const category of productCategories) {
    const members = products.filter((product) => product.categories[0] === category.key);
    paper.font('sans-strong').fontSize(7.5).fillColor(colour.goldDeep);
    paper.text(category.name.en.toUpperCase(), sheet.left, paper.y + 6, { characterSpacing: 1.3 });
    for (const product of members) {
      const y = paper.y + 3;
      paper.font('serif').fontSize(13).fillColor(colour.ink);
      paper.text(product.name.en, sheet.left, y, { goTo: product.slug, width: 260 });
      paper.font('sans').fontSize(9).fillColor(colour.muted);
      paper.text(`${products.indexOf(product) + 3}`, sheet.left, y + 3, {
        width: measure,
        align: 'right',
        features: ['tnum'],
        goTo: product.slug,
      });
    }
    paper.moveDown(0.5);
  }
  heading(paper, 'How to read a code');
  table(
    paper,
    [
      { header: 'Letters', share: 0.14 },
      { header: 'Construction', share: 0.43 },
      { header: 'Use', share: 0.43 },
    ],
    [
      [
        'ST, STP',
        'Film wound round the core, covering it; 1,000–1,300 turns a metre',
        'Embroidery machines',
      ],
      [
        'TW',
        'Film-wrapped plies twisted together; the figure is the metric count',
        'Denim, letters, bags',
      ],
      [
        'M',
        'Flat slit film; the figures are microns and the gauge in parts of an inch',
        'Weaving, lace, labels',
      ],
      ['MX', 'Film crossed by two yarns; about 250 turns a metre', 'Knitting, weaving'],
      ['MH', 'Film twisted with one yarn; about 400 turns a metre', 'Fine knitwear, lace'],
      [
        'JG',
        'Film on cotton in Kyoto weights: 5F and 8F are tenths of a kake, 1K and 2K kake',
        'Couching',
      ],
    ],
  );
}

async function productPage(paper: Paper, product: DemoProduct): Promise<void> {
  paper.addPage();
  paper.addNamedDestination(product.slug);
  paper.outline.addItem(product.name.en);
  eyebrow(paper, categoryNames(product));
  title(paper, product.name.en);
  lead(paper, product.description.en);
  await pictures(paper, product, paper.y + 14);
  twoColumns(paper, product.detailed_description.en.split('\n\n'));
  paper.y += 12;
  table(paper, itemCodeColumns, product.item_codes.map(itemCodeRow));
  const [first] = product.item_codes;
  if (!first) return;
  paper.y += 12;
  table(paper, careColumns, [careRow(first)]);
  paper.y += 8;
  facts(paper, runningNotes(product));
}

const careColumns = [
  { header: 'Origin', share: 0.15 },
  { header: 'Washing', share: 0.2 },
  { header: 'Bleaching', share: 0.24 },
  { header: 'Ironing', share: 0.27 },
  { header: 'Dry-cleaning', share: 0.14 },
] as const;

function careRow(code: DemoItemCode): string[] {
  return [
    code.country_of_origin.en,
    code.washing_temperature.en,
    code.bleaching.en,
    code.ironing.en,
    dryCleaning(code),
  ];
}

function categoryNames(product: DemoProduct): string {
  return product.categories
    .map((key) => productCategories.find((category) => category.key === key)?.name.en)
    .join('  ·  ');
}

/** The machine settings: one entry if all item codes agree, else one for each group of codes. */
function runningNotes(product: DemoProduct): [string, string][] {
  const groups = [...Map.groupBy(product.item_codes, runningNote)];
  if (groups.length === 1) return groups.map(([note]) => ['Running', note]);
  return groups.map(([note, codes]) => [codes.map((code) => code.item_code).join(', '), note]);
}

/** Draws the main picture, with the two others in a column next to it. */
async function pictures(paper: Paper, product: DemoProduct, y: number): Promise<void> {
  const gap = 8;
  // With this height, the three 4:3 pictures fill the width of the text.
  const height = (measure - gap / 3) / 2;
  const side = ((height - gap) / 2) * (4 / 3);
  const width = measure - side - gap;
  await picture(paper, product.image_url, { x: sheet.left, y, width, height });
  for (const [at, path] of product.images.slice(0, 2).entries()) {
    const half = (height - gap) / 2;
    const x = sheet.left + width + gap;
    await picture(paper, path, { x, y: y + at * (half + gap), width: side, height: half });
  }
  paper.y = y + height + 16;
}

const itemCodeColumns = [
  { header: 'Item code', share: 0.15 },
  { header: 'Composition', share: 0.31 },
  { header: 'Denier', share: 0.1, align: 'right' },
  { header: 'dtex', share: 0.08, align: 'right' },
  { header: 'Nm', share: 0.08, align: 'right' },
  { header: 'Length', share: 0.11, align: 'right' },
  { header: 'Net', share: 0.085, align: 'right' },
  { header: 'Gross', share: 0.085, align: 'right' },
] as const;

function itemCodeRow(code: DemoItemCode): string[] {
  const [, dtex, metric] = /(\d+) dtex, Nm (\d+(?:\.\d+)?)/.exec(code.other_information.en) ?? [];
  return [
    code.item_code,
    code.composition.en.replace('film, ', 'film,\n'),
    code.denier ?? 'N/A',
    dtex ?? 'N/A',
    metric ?? 'N/A',
    code.length,
    code.net_weight,
    code.gross_weight,
  ];
}

function facts(paper: Paper, pairs: ReadonlyArray<readonly [name: string, value: string]>): void {
  for (const [label, value] of pairs) {
    const y = paper.y;
    paper.font('sans-strong').fontSize(8).fillColor(colour.muted).text(label, sheet.left, y);
    paper.font('sans').fontSize(8.5).fillColor(colour.soft);
    paper.text(value, sheet.left + 102, y, { width: measure - 102, lineGap: 2 });
    paper.y += 2;
  }
}

function terms(paper: Paper): void {
  paper.addPage();
  paper.outline.addItem('Ordering');
  eyebrow(paper, 'Ordering');
  title(paper, 'How to order');
  const { delivery, notes } = deliveryText;
  heading(paper, 'Quantities and colours');
  bullets(paper, [
    'The minimum order for catalogued colours is one carton of ten cones, spools or bobbins.',
    'Custom colours start at 20 kg; a lab dip takes 5–8 days.',
    'Please choose from a colour book: neither print nor screens show metallic colours accurately.',
  ]);
  heading(paper, delivery.heading);
  bullets(paper, delivery.list);
  heading(paper, notes.heading);
  bullets(paper, notes.list);
  heading(paper, 'Where to find us');
  body(
    paper,
    [
      company.legalName.en,
      company.address.en,
      `Telephone ${company.phone.display}`,
      `Email ${company.email.local}@${company.email.domain}`,
    ].join('\n'),
  );
  paper.moveDown(0.6);
  body(paper, `Works: ${company.factory.name.en}, ${company.factory.address.en}`);
}
