import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from './island-list.ts';

interface IslandProps<Props> {
  name: IslandName;
  /** The component that island-list.ts loads under this name. */
  component: ComponentType<Props>;
  /** Everything it shows: it travels with the page, and nothing else reaches it. */
  props: Props;
  /** The message when the connection is lost before it is awake. */
  failed: string;
}

/** A part of the page that works as it is, and that React wakes in the browser when it is needed. */
export function Island<Props extends object>({
  name,
  component: Part,
  props,
  failed,
}: IslandProps<Props>) {
  const html = renderToString(<Part {...props} />, { identifierPrefix: name });
  return (
    <div
      className="contents"
      data-island={name}
      data-failed={failed}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own, a root of its own
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
