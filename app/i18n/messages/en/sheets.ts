/** Messages of specification sheets and the catalogue, which are PDF files. */
export const sheets = {
  title: '{name} – Specifications',
  /** At the top of a page: when the data last changed. */
  date: 'Data as of {date}',
  catalogue: 'Catalogue',
  contents: 'Contents',
  otherProducts: 'Other products',
  link: 'Specification sheet (PDF, about {size})',
  ofCode: 'Specification sheet of {code} (PDF, about {size})',
  /** The part of `ofCode` that is shown in a table. */
  ofColumn: 'PDF, about {size}',
};
