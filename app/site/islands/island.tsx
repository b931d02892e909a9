import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { asSent, inData, type Message } from '#app/i18n/message.tsx';
import type { IslandName } from './island-list.ts';

interface IslandProps<Props> {
  name: IslandName;
  /** The component that island-list.ts loads under this name. */
  component: ComponentType<Props>;
  /** All data of the component. The props are sent as JSON, because an island cannot read React context. */
  props: Props;
  /** The message shown if the visitor sends a form offline and the component cannot be loaded. */
  failed: Message;
}

/** A part of a page that islands-script.ts hydrates when the visitor first uses it. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, component: Part, props, failed } = island;
  const html = renderToString(<Part {...props} />, { identifierPrefix: name });
  return (
    <div
      className="contents"
      data-island={name}
      {...inData('failed', failed)}
      data-props={JSON.stringify(props, asSent)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, hydrated as its own root
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
