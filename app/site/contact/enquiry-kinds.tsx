import type { MouseEvent } from 'react';
import { type Message, plain } from '#app/i18n/message.tsx';
import type { EnquiryChoice, EnquiryKind } from './enquiry.ts';

interface EnquiryKindsProps {
  label: Message;
  choices: EnquiryChoice[];
  chosen: EnquiryKind | undefined;
  onChoose: (choice: EnquiryChoice) => void;
}

/** Links that choose the kind of enquiry. They also work without JavaScript. */
export function EnquiryKinds({ label, choices, chosen, onChoose }: EnquiryKindsProps) {
  const choose = (event: MouseEvent, choice: EnquiryChoice) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(choice);
  };
  const hint = choices.find(({ kind }) => kind === chosen)?.hint;
  return (
    <nav className="enquiry-kinds" aria-label={plain(label)}>
      <p className="label">{label}</p>
      <ul>
        {choices.map((choice) => (
          <li key={choice.kind}>
            <a
              href={`${choice.address}#message`}
              className="pill"
              aria-current={choice.kind === chosen ? 'true' : undefined}
              onClick={(event) => choose(event, choice)}
            >
              {choice.name}
            </a>
          </li>
        ))}
      </ul>
      <p className="caption">{hint}</p>
    </nav>
  );
}
