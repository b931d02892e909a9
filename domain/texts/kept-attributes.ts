/** The attributes of texts with HTML that the public page keeps, by element; those of `*` on every element. */
export const keptAttributes: Record<string, string[]> = {
  '*': ['lang', 'dir'],
  a: ['href', 'title', 'target'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
  ol: ['start'],
};
