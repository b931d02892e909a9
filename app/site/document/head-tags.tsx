import type { LinkDescriptor, MetaDescriptor } from 'react-router';

/** What a page's `meta` says, as React Router's `<Meta>` writes it. */
export function metaTag(tag: MetaDescriptor, key: number) {
  if ('tagName' in tag) {
    const { tagName: Tag, ...attributes } = tag as { tagName: 'link' | 'meta' };
    return <Tag key={key} {...attributes} />;
  }
  if ('title' in tag) return <title key={key}>{String(tag.title)}</title>;
  if ('script:ld+json' in tag) {
    const json = JSON.stringify(tag['script:ld+json']).replaceAll('<', '\\u003c');
    return (
      <script
        key={key}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing ends the element
        dangerouslySetInnerHTML={{ __html: json }}
      />
    );
  }
  return <meta key={key} {...(tag as { name: string; content: string })} />;
}

/** What the `links` of a page's routes say, as React Router's `<Links>` writes it. */
export function linkTag(link: LinkDescriptor, key: number) {
  return <link key={key} {...(link as { rel: string; href: string })} />;
}
