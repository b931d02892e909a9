import type { LinkDescriptor, MetaDescriptor } from 'react-router';

/** Renders a descriptor of a page's `meta` as React Router's `<Meta>` does. */
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON cannot close the element, because < is escaped
        dangerouslySetInnerHTML={{ __html: json }}
      />
    );
  }
  return <meta key={key} {...(tag as { name: string; content: string })} />;
}

/** Renders a descriptor of a route's `links` as React Router's `<Links>` does. */
export function linkTag(link: LinkDescriptor, key: number) {
  return <link key={key} {...(link as { rel: string; href: string })} />;
}
