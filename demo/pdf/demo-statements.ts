import { company } from '#demo/content/company.ts';
import { products } from '../content/products.ts';
import {
  body,
  bullets,
  closePaper,
  colour,
  eyebrow,
  heading,
  lead,
  openPaper,
  type Paper,
  sheet,
  title,
} from './paper.ts';
import { table } from './table.ts';

/** Adds a page with the watermark DEMO, so that no page looks like a real document. */
function demoSheet(paper: Paper): void {
  paper.addPage();
  paper.save();
  paper.rotate(-52, { origin: [sheet.width / 2, sheet.height / 2] });
  paper.font('serif').fontSize(190).fillColor(colour.gold).fillOpacity(0.14);
  paper.text('DEMO', 0, sheet.height / 2 - 110, { width: sheet.width, align: 'center' });
  paper.restore();
  paper.fillOpacity(1);
  paper.x = sheet.left;
  paper.y = sheet.top;
}

function signature(paper: Paper): void {
  paper.moveDown(2.5);
  body(
    paper,
    `${company.legalName.en}\n${company.address.en}\nDEMO: unsigned and of no legal effect.`,
  );
}

/** A placeholder for a class I certificate. It states that it certifies nothing. */
export function printCertificate(): Promise<Buffer> {
  const name = 'Certificate (DEMO)';
  const paper = openPaper(name);
  demoSheet(paper);
  eyebrow(paper, 'DEMO document');
  title(paper, 'OEKO-TEX Standard 100, class I');
  lead(paper, 'This is not a certificate. It marks where the real certificate would go.');
  heading(paper, 'What the certificate states');
  table(
    paper,
    [
      { header: 'Entry', share: 0.3 },
      { header: 'Here', share: 0.7 },
    ],
    [
      ['Certificate number', 'DEMO 00.000.0000'],
      ['Holder', company.legalName.en],
      ['Institute', 'DEMO institute'],
      ['Product class', 'I, articles for babies'],
      ['Valid until', 'DEMO, no date'],
    ],
  );
  heading(paper, 'Articles that would be listed');
  table(
    paper,
    [
      { header: 'Thread', share: 0.3 },
      { header: 'Item codes', share: 0.7 },
    ],
    products
      .filter((product) => product.slug !== 'bullion-purl')
      .map((product) => [
        product.name.en,
        product.item_codes.map((code) => code.item_code).join(', '),
      ]),
  );
  paper.moveDown(0.8);
  body(
    paper,
    'Not in scope: Bullion Purl, which is gilt copper wire and not meant for children’s wear.',
  );
  signature(paper);
  return closePaper(paper, name);
}

/** A sample of the statement on PFAS and REACH for a buyer’s compliance file. */
export function printPfasReachStatement(): Promise<Buffer> {
  const name = 'PFAS and REACH Statement (DEMO)';
  const paper = openPaper(name);
  demoSheet(paper);
  eyebrow(paper, 'DEMO document');
  title(paper, 'PFAS and REACH statement');
  lead(paper, 'A template of our statement, with no legal effect: no test supports this page.');
  heading(paper, 'To whom it may concern');
  body(
    paper,
    'The statement would cover all item codes of the catalogue with lot suffix F, and would say the following.',
  );
  paper.moveDown(0.6);
  table(
    paper,
    [
      { header: 'Subject', share: 0.28 },
      { header: 'Statement', share: 0.5 },
      { header: 'Evidence', share: 0.22 },
    ],
    [
      [
        'PFAS',
        'No per- or polyfluoroalkyl substance is used in lacquer, finish or packing.',
        'DEMO, supplier letters',
      ],
      [
        'REACH, Annex XVII',
        'Azo colourants, nickel release, cadmium and lead stay within the limits.',
        'DEMO, no report',
      ],
      [
        'SVHC candidate list',
        'No listed substance above 0.1% by weight in any article.',
        'DEMO, no report',
      ],
      [
        'Heavy metals',
        'Aluminium is the only metal in coated film; opal films contain none.',
        'DEMO, bill of materials',
      ],
      [
        'Bullion purl',
        'Copper wire with half a percent of gold; not for children’s wear.',
        'DEMO, no report',
      ],
    ],
  );
  heading(paper, 'Limits of the statement');
  bullets(paper, [
    'It covers threads as they leave our works, not the garment.',
    'It would be reviewed each time the candidate list grows, and at least once a year.',
    'We answer requests about your restricted-substance list article by article.',
  ]);
  signature(paper);
  return closePaper(paper, name);
}
