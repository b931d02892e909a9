import { publicPages } from './public-pages.ts';

/** The files in which the shades of a product can be downloaded, with the programs that read them. */
export const shadeFiles = {
  gpl: { type: 'text/plain; charset=utf-8', name: 'GIMP, Inkscape (.gpl)' },
  ase: { type: 'application/octet-stream', name: 'Adobe (.ase)' },
  tch: { type: 'text/plain; charset=utf-8', name: 'Wilcom (.tch)' },
  csv: { type: 'text/csv; charset=utf-8', name: 'CSV' },
} as const;

export type ShadeFormat = keyof typeof shadeFiles;

export const shadeFormats = /* @__PURE__ */ Object.keys(shadeFiles) as ShadeFormat[];

/** The address of a file, from the slug of its product. */
export const shadeFilePath = (slug: string, format: ShadeFormat): string =>
  `${publicPages.products.path}/${encodeURIComponent(slug)}/shades.${format}`;

const shadeFile = /* @__PURE__ */ new RegExp(
  `^${publicPages.products.path}/[^/]+/shades\\.(${/* @__PURE__ */ shadeFormats.join('|')})$`,
);

/** Whether a path is the address of a file of shades. */
export const isShadeFile = (path: string): boolean => shadeFile.test(path);
