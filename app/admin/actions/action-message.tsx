import { useActionData } from 'react-router';
import { translate } from '#domain/admin-words/t.ts';
import type { ActionResult } from './action-result.ts';

/** Shows the result of a form that was sent without JavaScript, when the answer is a whole page. */
export function ActionMessage() {
  const result = useActionData<ActionResult>();
  const messages: { text?: string | undefined; title?: string }[] = result?.ok
    ? [{ text: result.saved ?? result.toast }, result.leftOut ?? {}]
    : [result?.toast ?? {}];
  return messages.map(
    ({ text, title }) => text && <Message key={text} text={text} title={title} />,
  );
}

function Message({ text, title }: { text: string; title: string | undefined }) {
  return (
    <div role="status" className="mb-4 border border-line bg-white px-4 py-2 text-sm">
      {title && <p className="font-medium">{translate(title)}</p>}
      <p>{translate(text)}</p>
    </div>
  );
}
