import { useEffect, useRef, useState } from 'react';
import { Link, useActionData } from 'react-router';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { InputField } from '#app/ui/fields/field-frame.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { type PersonTraces, tracesInWords } from '#domain/erasure/person-traces.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { useOperation } from '../actions/use-operation.ts';
import { sectionHeadingLook } from '../screen/screen.tsx';
import { tNodes } from '../screen/t-nodes.tsx';
import { nothingKept } from './erase-texts.ts';

const page = '/admin/erase-person';

interface Person {
  email: string;
  traces: PersonTraces;
}

/** A row's link to this page. It has an id, not the e-mail address, which must not get into logs. */
export function ErasePersonLink(of: { message: number } | { subscriber: number }) {
  const search = Object.entries(of).map(([name, id]) => `${name}=${id}`);
  return (
    <Link to={`${page}?${search}`} className={buttonLook('quiet', true)}>
      <span>
        {tNodes('Erase{person}…', {
          person: <span className="sr-only"> {t('this person')}</span>,
        })}
      </span>
    </Link>
  );
}

/** Asks for an e-mail address, shows what is stored about that person, and erases it. */
export function ErasePerson({ person }: { person: Person | undefined }) {
  const question = useRef<HTMLHeadingElement>(null);
  const isAnswered = useRef(false);
  const pageResult = useActionData<ActionResult>();
  const [asked, setAsked] = useState(pageResult?.ok ? pageResult.person : person);
  const { onSubmit, busy, result } = useOperation((answer) => {
    if (!answer.ok) return;
    setAsked(answer.person);
    isAnswered.current = true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves after the answer is shown
  useEffect(() => {
    // React creates the field again with the address that was found, so it would lose the focus.
    if (!isAnswered.current) return;
    isAnswered.current = false;
    (question.current ?? document.getElementById('email'))?.focus();
  }, [asked]);
  const errors = result && !result.ok ? result.errors?.email : undefined;
  const kept = asked && tracesInWords(asked.traces);
  return (
    <div className="flex max-w-xl flex-col gap-8">
      <form
        method="post"
        action={page}
        noValidate
        onSubmit={onSubmit}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="intent" value="look" />
        <InputField
          key={asked?.email}
          name="email"
          label={t('Email')}
          error={errors?.[0] && translate(errors[0])}
          type="email"
          autoComplete="off"
          defaultValue={asked?.email}
        />
        <div>
          {/* The button stays enabled while the page reloads, because Enter would do nothing otherwise. */}
          <Button type="submit">{t('Find')}</Button>
        </div>
      </form>
      <p aria-live="polite" className="empty:absolute">
        {asked && kept?.length === 0 && t(nothingKept)}
      </p>
      {asked && kept && kept.length > 0 && (
        <section aria-labelledby="question" className="border border-line bg-white px-5 py-4">
          <h2 ref={question} id="question" tabIndex={-1} className={sectionHeadingLook}>
            {t('Erase this person?')}
          </h2>
          <p className="mt-2 wrap-anywhere border-gold border-l-2 pl-3 font-medium">
            {asked.email}
          </p>
          <p className="mt-4">{t('The following will be erased. This cannot be undone:')}</p>
          <ul className="mt-1 mb-4 list-disc pl-5">
            {kept.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <p className="mb-4 text-muted text-sm">
            {t(
              'Emails that have already been sent stay in your mailbox. Existing backups still contain this data.',
            )}
          </p>
          <form method="post" action={`${page}/export`} className="mb-3">
            <input type="hidden" name="email" value={asked.email} />
            <Button type="submit">{t('Download All Data')}</Button>
          </form>
          <form method="post" action={page} onSubmit={onSubmit}>
            <input type="hidden" name="intent" value="erase" />
            <input type="hidden" name="email" value={asked.email} />
            <Button look="danger" type="submit" disabled={busy}>
              {busy ? t('Erasing...') : t('Erase for Good')}
            </Button>
          </form>
        </section>
      )}
    </div>
  );
}
