/** Prints the demo's PDFs from its data. Run `npm run demo:pdf` after content or pictures change. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printCareGuide } from './care-guide.ts';
import { printCatalogue } from './catalogue.ts';
import { printColourBookSt } from './colour-book-st.ts';
import { printCertificate, printPfasReachStatement } from './demo-statements.ts';
import { printMachineSettings } from './machine-settings.ts';

const documents = {
  'catalogue.pdf': printCatalogue,
  'care-guide.pdf': printCareGuide,
  'machine-settings.pdf': printMachineSettings,
  'colour-book-st.pdf': printColourBookSt,
  'certificate-demo.pdf': printCertificate,
  'pfas-reach-statement-demo.pdf': printPfasReachStatement,
};

for (const [name, print] of Object.entries(documents)) {
  const file = await print();
  await writeFile(join(import.meta.dirname, name), file);
  console.log(`${name}: ${Math.round(file.length / 1024)} kB`);
}
