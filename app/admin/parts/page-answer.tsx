import { useActionData } from 'react-router';
import type { Answer } from './answer.ts';

/** What a form sent without JavaScript came to: there, the page itself is the answer. */
export function PageAnswer() {
  const answer = useActionData<Answer>();
  const toast = answer?.ok ? { text: answer.toast } : answer?.toast;
  if (!toast?.text) return null;
  return (
    <div role="status" className="mb-4 border border-line bg-white px-4 py-2 text-sm">
      {'title' in toast && toast.title && <p className="font-medium">{toast.title}</p>}
      <p>{toast.text}</p>
    </div>
  );
}
