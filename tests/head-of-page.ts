/** The head of a page, read from its HTML. */
export interface Head {
  lang: string | undefined;
  title: string | undefined;
  /** Content of meta tags by name or property. */
  meta: Record<string, string>;
  canonical: string | undefined;
  alternates: Record<string, string>;
  feed: string | undefined;
  /** JSON-LD objects by type. */
  data: Record<string, Record<string, unknown>>;
}

/** What a search engine reads in the head of a page. */
export function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = tagsOf(head, 'link');
  const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
  const scripts = [
    ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  return {
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1]),
    meta: Object.fromEntries(
      tagsOf(head, 'meta').map((tag) => [tag.name ?? tag.property ?? '', tag.content ?? '']),
    ),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      alternates.map(({ hreflang, href }) => [hreflang ?? '', href ?? '']),
    ),
    feed: links.find(({ type }) => type === 'application/atom+xml')?.href,
    data: Object.fromEntries(scripts.map((data) => [String(data['@type']), data])),
  };
}

function tagsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value]) => [
        key.toLowerCase(),
        decoded(value) ?? '',
      ]),
    ),
  );
}

function decoded(text: string | undefined): string | undefined {
  return text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

const voidTags = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

interface PageText {
  text: string;
  lang: string;
  /** Whether the text is the value of an attribute. */
  isAttribute: boolean;
}

/** Every text of a page, also in attributes, with the language that its markup declares. */
export function textsOf(html: string): PageText[] {
  const texts: PageText[] = [];
  const open: { tag: string; lang: string }[] = [];
  const body = html
    .slice(html.indexOf('<html'))
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '');
  for (const [, close, tag = '', attributes = '', text] of body.matchAll(
    /<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi,
  )) {
    const lang = open.at(-1)?.lang ?? '';
    if (text !== undefined) {
      if (text.trim() !== '')
        texts.push({ text: decoded(text.trim()) ?? '', lang, isAttribute: false });
    } else if (close) {
      while (open.length > 0 && open.pop()?.tag !== tag);
    } else {
      const own = / lang="([^"]*)"/.exec(attributes)?.[1] ?? lang;
      for (const [, value] of attributes.matchAll(
        / (?:alt|title|aria-label|placeholder)="([^"]+)"/g,
      ))
        texts.push({ text: decoded(value) ?? '', lang: own, isAttribute: true });
      if (!voidTags.test(tag) && !attributes.endsWith('/')) open.push({ tag, lang: own });
    }
  }
  return texts;
}

/** Names, codes, measurements and addresses are the same in every language. */
const names =
  /^(Kamsin.*|English|Facebook|Instagram|WhatsApp|WeChat|OpenStreetMap|YouTube|Vimeo|info( \(at\) \S+)?|kamsin\.example|[A-Z]{1,4}\d*[\w/.-]*[,:;、。，]*|[\d.,–-]+ ?dtex[,.、。，]*|404)$/;

/** The English texts of a page in another script that its markup does not declare as English. */
export const unmarkedEnglish = (html: string): PageText[] =>
  textsOf(html).filter(
    ({ text, lang }) =>
      !/^en/.test(lang) &&
      /[A-Za-z]{3}/.test(text) &&
      !/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(text) &&
      !names.test(text),
  );
