const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first `limit` characters of a text. Characters are graphemes, so that no letter loses its accent. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let cut = '';
  let n = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (++n > limit) break;
    cut += segment;
  }
  return cut.trimEnd();
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text of HTML in one line, without tags. Text such as '5 < 6' stays as it is. */
export function plainText(html: string | null): string {
  return (html ?? '')
    .replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, (tag) =>
      /^<\/?(?:b|i|u|s|em|strong|span|a)\b/i.test(tag) ? '' : ' ',
    )
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? entity;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : entity;
    })
    .replace(/\s+/g, ' ')
    .trim();
}
