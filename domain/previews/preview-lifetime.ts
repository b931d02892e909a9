/** Days for which drafts and preview links are kept. */
export const previewDays = 7;
