import { useEffect, useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import { framedPreviewAddress } from '#domain/previews/preview.ts';
import { useFormState } from '../form/state/form-state.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { useLiveDraft } from './use-live-draft.ts';

interface LivePreviewProps {
  kind: PublishedKind;
  /** The saved record; undefined for a new one. */
  record: { id: number } | undefined;
  languages: readonly { code: string; name: string }[];
  /** Whether the preview can be seen. A hidden preview does not follow the form. */
  isShown: boolean;
}

/** Shows the public page beside its form, in a chosen language, and updates it as the user types. */
export function LivePreview({ kind, record, languages, isShown }: LivePreviewProps) {
  const id = useId();
  const [code, setCode] = useState(languages[0]?.code ?? '');
  const { address, problems, isBusy, retry } = useLiveDraft(kind, record, isShown);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const part = useEditedPart();
  const name = languages.find((language) => language.code === code)?.name ?? code;
  return (
    <section
      aria-labelledby={`${id}heading`}
      className="flex h-full min-h-96 flex-col border border-line bg-white"
    >
      <header className="flex items-center gap-x-3 border-line border-b px-3 py-1.5">
        <h3 id={`${id}heading`} className="whitespace-nowrap font-serif text-lg leading-6">
          {t('Live preview')}
        </h3>
        <span aria-hidden="true" className="text-muted text-sm max-sm:hidden">
          {isBusy && t('Updating...')}
        </span>
        <label htmlFor={`${id}language`} className="sr-only">
          {t('Preview language')}
        </label>
        <select
          id={`${id}language`}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          className={`${inputLook} ml-auto max-w-48`}
        >
          {languages.map((language) => (
            <option key={language.code} value={language.code} lang={language.code}>
              {language.name}
            </option>
          ))}
        </select>
      </header>
      <div role="status" className="text-sm">
        {problems.length > 0 && (
          <p className="border-gold border-b bg-paper-deep px-3 py-2">
            {address
              ? t('The preview shows the form as it could last be saved. ')
              : t('The preview appears as soon as the form can be saved. ')}
            {problems.map(asSentence).join(' ')}
          </p>
        )}
        {hasFailed && (
          <p className="flex flex-wrap items-center justify-between gap-2 border-danger border-b px-3 py-1.5">
            {t('The preview could not be loaded.')}
            <Button
              compact
              onClick={() => {
                setFailed(false);
                setAttempt(attempt + 1);
                retry();
              }}
            >
              {t('Try Again')}
            </Button>
          </p>
        )}
      </div>
      <PreviewFrame
        key={attempt}
        address={isShown && address ? framedPreviewAddress(address, code) : undefined}
        isShown={isShown}
        title={t('Preview in {language}', { language: name })}
        part={part}
        onLoaded={(isPreview) => setFailed(!isPreview)}
      />
    </section>
  );
}

const asSentence = (text: string) =>
  t('{sentence}.', { sentence: translate(text).replace(/[.。]$/, '') });

/** The part of the page to which the field with the focus belongs. It stays while the focus is outside the form. */
function useEditedPart(): string | undefined {
  const { changes } = useFormState();
  const [part, setPart] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change may have moved the field to another part
  useEffect(() => {
    const read = (target: EventTarget | null) => {
      if (target instanceof Element && target.closest('form'))
        setPart(target.closest<HTMLElement>('[data-part]')?.dataset.part);
    };
    const onFocus = ({ target }: FocusEvent) => read(target);
    read(document.activeElement);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [changes]);
  return part;
}
