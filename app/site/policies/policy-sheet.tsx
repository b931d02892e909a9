import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { close } from '#app/ui/icons.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import type { PolicyText } from './privacy-policy.ts';

interface PolicySheetProps {
  /** 'privacy' or 'terms'. */
  name: string;
  title: string;
  /** What the server sent with the page; otherwise it is fetched. */
  text?: PolicyText | undefined;
  onClose: () => void;
}

/** A policy in a modal dialog. */
export default function PolicySheet({ name, title, text: sent, onClose }: PolicySheetProps) {
  const { layout } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState<PolicyText | 'failed' | undefined>(sent);

  const load = useCallback(async () => {
    setText(undefined);
    const next = await fetch(`/policies/${name}`)
      .then((answer) => (answer.ok ? answer.json() : 'failed'))
      .catch(() => 'failed');
    setText(next);
  }, [name]);

  useEffect(() => {
    // One that came open with the page becomes modal now that there is a script.
    dialog.current?.close();
    dialog.current?.showModal();
    if (!sent) load();
  }, [sent, load]);

  return (
    <dialog
      ref={dialog}
      open={Boolean(sent)}
      className="sheet on-paper"
      aria-labelledby="policy-title"
      onClose={(event) => event.currentTarget.open || onClose()}
    >
      <form method="dialog" className="sheet-close">
        <button type="submit" className="button-icon" aria-label={layout.close}>
          <Icon d={close} />
        </button>
      </form>
      <h2 id="policy-title" className="heading">
        {title}
      </h2>
      {text === undefined && <Spinner label={layout.loading} />}
      {text === 'failed' && (
        <div className="prose" role="alert">
          <p>{layout.policyFailed}</p>
          <button type="button" className="button" onClick={load}>
            {layout.tryAgain}
          </button>
        </div>
      )}
      {typeof text === 'object' && <Policy text={text} />}
    </dialog>
  );
}

function Policy({ text }: { text: PolicyText }) {
  return (
    <div className="prose">
      <p className="caption">
        {text.updated}
        <br />
        {text.binding}
      </p>
      {text.sections.map(({ heading, paragraphs, list }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
