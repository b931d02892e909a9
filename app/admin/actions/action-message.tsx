import { useActionData } from 'react-router';
import type { Answer } from './action-result.ts';

/** What a form sent without JavaScript came to: there, the page itself is the answer. */
export function PageAnswer() {
  const answer = useActionData<Answer>();
  const messages: { text?: string | undefined; title?: string }[] = answer?.ok
    ? [{ text: answer.toast }, answer.leftOut ?? {}]
    : [answer?.toast ?? {}];
  return messages.map(
    ({ text, title }) => text && <Message key={text} text={text} title={title} />,
  );
}

function Message({ text, title }: { text: string; title: string | undefined }) {
  return (
    <div role="status" className="mb-4 border border-line bg-white px-4 py-2 text-sm">
      {title && <p className="font-medium">{title}</p>}
      <p>{text}</p>
    </div>
  );
}
