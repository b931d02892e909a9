// Both expressions take linear time, also for a long text that does not match.
const tags = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const attributes = /(?<=[\s"'/])([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))/g;

/** The HTML with the prefix `data-` before styles and event handlers. */
export const inert = (html: string): string =>
  html.replaceAll(tags, (tag) =>
    tag.replaceAll(attributes, (attribute, name: string) =>
      /^(?:style$|on)/i.test(name) ? `data-${attribute}` : attribute,
    ),
  );

/**
 * Parses HTML without running, loading or styling anything. Styles and event handlers are renamed, because the
 * browser reports them as violations of the Content-Security-Policy even if nothing applies them.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = inert(html);
  return template.content;
}
