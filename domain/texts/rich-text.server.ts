import sanitizeHtml from 'sanitize-html';
import { keptAttributes } from './kept-attributes.ts';
import { blockTags, breakLines } from './line-breaks.ts';
import { linkSchemes } from './link-schemes.ts';
import { unbrokenParts } from './unbroken.ts';

const inline = [
  ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'code', 'abbr', 'q'],
  ...['cite', 'span', 'time', 'wbr', 'br', 'ruby', 'rt', 'rp'],
];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blockTags, ...inline, 'img'],
  // `transformTags` sets `rel`.
  allowedAttributes: { ...keptAttributes, a: [...(keptAttributes.a ?? []), 'rel'] },
  allowedSchemes: linkSchemes,
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    // A page has one h1, its own heading.
    h1: 'h2',
    a: (tagName, { href, title, target, lang }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href }),
        ...(title !== undefined && { title }),
        ...(lang !== undefined && { lang }),
        ...(target === '_blank' && { target }),
        ...(href !== undefined &&
          /^https?:/i.test(href) && { rel: 'noopener noreferrer nofollow' }),
      },
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { alt: '', ...attribs, loading: 'lazy' },
    }),
  },
};

const preformatted = /(<pre[\s>][\s\S]*?<\/pre>)/i;

/** Addresses by the words that lead to them. */
type Links = ReadonlyMap<string, string>;

/**
 * Renders a text that may contain HTML: safe tags stay, all other tags are removed, and line breaks become
 * <br>. Words in `links` become links, and codes and ranges stay on one line. Null if the text is empty. Plain
 * text such as '5 < 6' stays readable.
 */
export function toRichText(text: string | null, links: Links = new Map()): string | null {
  if (text === null || text.trim() === '') return null;
  const safe = sanitizeHtml(text.replaceAll(/\r\n?/g, '\n').trim(), options);
  return safe
    .split(preformatted)
    .map((part, at) => (at % 2 === 1 ? part : markTexts(breakLines(part), links)))
    .join('');
}

/** Marks the texts between the tags of safe HTML. Texts of links get no further links; they are only kept unbroken. */
function markTexts(html: string, links: Links): string {
  const linked = linker(links);
  let isInLink = false;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (!part.startsWith('<')) return unbroken(part, isInLink ? (word) => word : linked);
      if (/^<\/?a[ >]/.test(part)) isInLink = !part.startsWith('</');
      return part;
    })
    .join('');
}

function unbroken(text: string, linked: (part: string) => string): string {
  return unbrokenParts(text)
    .map((part, at) =>
      at % 2 === 0 ? linked(part) : `<span class="unbroken">${linked(part)}</span>`,
    )
    .join('');
}

/** Makes the words of `links` links, except within longer words. */
function linker(links: Links): (part: string) => string {
  if (links.size === 0) return (part) => part;
  const words = [...links.keys()].toSorted((a, b) => b.length - a.length);
  const literal = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![A-Za-z0-9-])(?:${literal.join('|')})(?![A-Za-z0-9-])`, 'g');
  return (part) => part.replaceAll(pattern, (word) => `<a href="${links.get(word)}">${word}</a>`);
}
