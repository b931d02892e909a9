import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { galleryItems } from '../content/gallery-items.ts';
import { products } from '../content/products.ts';
import { dataHash } from './data-hash.ts';

const printed = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.pdf'));
const contentOf = (name: string) =>
  readFileSync(`${import.meta.dirname}/${name}`).toString('latin1');

test('every PDF in the content is printed, and no other', () => {
  const named = [...products.map((p) => p.catalogue_pdf), ...galleryItems.map((g) => g.pdf_url)];
  expect(printed.sort()).toEqual([...new Set(named.filter((name) => name !== null))].sort());
});

test('the printed PDFs match the present data; if not, run: npm run demo:pdf', () => {
  const outdated = printed.filter((name) => !contentOf(name).includes(dataHash()));
  expect(outdated).toEqual([]);
});

test('every PDF embeds its typefaces and stays under 1.5 MB', () => {
  for (const name of printed) {
    const content = contentOf(name);
    expect(content.length, name).toBeLessThan(1_500_000);
    const typefaces = content.match(/\/BaseFont \/[A-Z]{6}\+\w+/g) ?? [];
    expect(typefaces.length, name).toBeGreaterThan(2);
    expect(content.match(/\/BaseFont \/(Helvetica|Times|Courier)/), name).toBeNull();
  }
});
