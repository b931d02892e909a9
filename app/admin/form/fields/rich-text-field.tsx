import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FieldFrame } from '#app/ui/fields/field-frame.tsx';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { langOfContent } from '#domain/admin-words/reader-format.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { useFormState } from '../state/form-state.ts';
import { useEditorChoice } from './editor-choice.tsx';
import { said, type TextField, useField } from './form-fields.tsx';

type Editor = typeof import('../../rich-text/rich-text-editor.tsx').RichTextEditor;

const notHeld =
  'This text has HTML that the editor cannot show without loss, so it is edited as HTML.';
const notLoaded = 'The editor could not be loaded. Please try again.';

/**
 * A text area with HTML, or an editor that shows its formatting and writes to the text area. The editor loads on
 * demand.
 */
export function RichTextField(
  props: Omit<ComponentProps<typeof TextField>, 'type'> & { begins?: boolean },
) {
  const { value, rows = 5, lang, begins, input: _, hint, ...rest } = props;
  const [opened, setOpened] = useState<{ Editor: Editor; takesFocus: boolean }>();
  // The hint explains HTML, so the editor does not show it.
  const field = { ...rest, ...(hint && !opened && { hint }) };
  const { changed } = useFormState();
  const { id, error, entered, aria } = useField(field);
  const choice = useEditorChoice();
  const area = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');

  const open = async (asked: boolean) => {
    const text = area.current;
    const before = text?.value;
    setNote('');
    const loaded = await import('../../rich-text/rich-text-editor.tsx').catch(() => undefined);
    if (!text?.isConnected) return;
    if (!loaded) return setNote(notLoaded);
    if (!loaded.canHold(text.value)) return setNote(notHeld);
    const hasFocus = document.activeElement === text;
    // The editor must not replace a text area in which the user has begun to type.
    if (!asked && hasFocus && text.value !== before) return;
    setOpened({ Editor: loaded.RichTextEditor, takesFocus: hasFocus });
  };
  const openAsChosen = useEffectEvent(() => {
    if (choice.formatted) void open(false);
  });
  useEffect(() => openAsChosen(), []);

  const choose = (formatted: boolean) => {
    choice.choose(formatted);
    if (formatted && !opened) void open(true);
    if (!formatted) {
      setOpened(undefined);
      setNote('');
    }
  };
  const { 'aria-invalid': invalid, ...described } = aria;
  return (
    <FieldFrame
      id={id}
      error={error}
      {...said(field)}
      beside={
        <span className="flex gap-1">
          {[true, false].map((formatted) => (
            <Button
              key={String(formatted)}
              compact
              aria-pressed={formatted === (opened !== undefined)}
              aria-describedby={`${id}-label`}
              className="aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
              onClick={() => choose(formatted)}
            >
              {formatted ? t('Formatted') : t('HTML')}
            </Button>
          ))}
        </span>
      }
    >
      <textarea
        ref={area}
        rows={rows}
        required={field.required}
        hidden={opened !== undefined}
        lang={lang ?? langOfContent()}
        defaultValue={entered?.get(field.name) ?? value ?? ''}
        className={`${inputLook} [&[hidden]]:hidden`}
        {...(begins && { 'data-begin': '' })}
        {...described}
        aria-invalid={opened ? undefined : invalid}
      />
      {opened && area.current && (
        <opened.Editor
          area={area.current}
          label={translate(field.label)}
          takesFocus={opened.takesFocus}
          attributes={{
            ...(lang && { lang }),
            ...(field.required && { 'aria-required': 'true' }),
            ...(invalid && { 'aria-invalid': 'true' }),
            ...(aria['aria-describedby'] && { 'aria-describedby': aria['aria-describedby'] }),
          }}
          onChange={() => changed(field.name)}
        />
      )}
      <p role="status" className="text-sm empty:absolute">
        {translate(note)}
      </p>
    </FieldFrame>
  );
}
