import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import { useOperation } from '../../actions/use-operation.ts';
import { Dialog, DialogButtons } from '../../dialog/dialog.tsx';
import { publicQuestion, retireQuestion } from './languages-texts.ts';

interface Shown {
  id: number;
  name: string;
  host: string;
  is_public: boolean;
  missingWords: number;
}

/** Checks DNS and certificate of a language's host; a message shows the result. */
export function CheckHost({ id }: { id: number }) {
  const { run, busy } = useOperation();
  return (
    <Button compact look="quiet" aria-disabled={busy} onClick={() => run('check', { id })}>
      {busy ? t('Checking...') : t('Check Host')}
    </Button>
  );
}

/** Makes a language public, or retires it, after a question that says what happens. */
export function PublicButton({ language }: { language: Shown }) {
  const { id, name, host, is_public, missingWords } = language;
  const [asking, setAsking] = useState(false);
  const { run, busy } = useOperation(() => setAsking(false));
  const [intent, word] = is_public ? ['retire', t('Retire')] : ['public', t('Make Public')];
  const question = is_public ? retireQuestion(host) : publicQuestion(host, missingWords);
  return (
    <>
      <Button compact look="quiet" onClick={() => setAsking(true)}>
        {word}
      </Button>
      {asking && (
        <Dialog
          title={is_public ? t('Retire Language') : t('Make Language Public')}
          description={question}
          onClose={() => setAsking(false)}
        >
          <p className="mb-5 wrap-anywhere border-gold border-l-2 pl-3 font-medium">{name}</p>
          <DialogButtons onCancel={() => setAsking(false)} busy={busy}>
            <Button
              look={is_public ? 'danger' : 'primary'}
              disabled={busy}
              onClick={() => run(intent ?? '', { id })}
            >
              {word}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  );
}
