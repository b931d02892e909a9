import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { asSent, inData, type Message } from '#app/i18n/message.tsx';
import type { IslandName } from './island-list.ts';

interface IslandProps<Props> {
  name: IslandName;
  /** The component that island-list.ts loads under this name. */
  component: ComponentType<Props>;
  /** All its data, sent as JSON: React context does not reach an island. */
  props: Props;
  /** Message when a form is sent offline and the island cannot be hydrated. */
  failed: Message;
}

/** A part of a page that the browser hydrates on first interaction: see islands-script.ts. */
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
      {...inData('failed', failed)}
      data-props={JSON.stringify(props, asSent)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, hydrated as its own root
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
