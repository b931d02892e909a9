import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { InputField } from '#app/ui/fields/field-frame.tsx';
import { t } from '#domain/admin-words/t.ts';
import { addressProblem } from './link-address.ts';

interface LinkFieldProps {
  editor: Editor;
  onClose: () => void;
}

/** The address of the link at the selection. Enter applies it, Esc closes the field. */
export function LinkField({ editor, onClose }: LinkFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [address] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const close = () => {
    onClose();
    editor.view.focus();
  };
  const apply = () => {
    const href = input.current?.value.trim() ?? '';
    const found = addressProblem(href);
    setProblem(found);
    if (found) return input.current?.focus();
    const chain = editor.chain();
    // Without a selection, the address itself becomes the text.
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    else chain.extendMarkRange('link').setMark('link', { href });
    chain.run();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // These keys belong to an input method while it composes.
    if (event.nativeEvent.isComposing) return;
    const isEnter = event.key === 'Enter' && event.target === input.current;
    if (!isEnter && event.key !== 'Escape') return;
    // Otherwise Enter would save the form, and Esc would close it.
    event.preventDefault();
    event.stopPropagation();
    if (isEnter) apply();
    else close();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in every browser
    <div
      role="group"
      aria-label={t('Link')}
      className="flex flex-col gap-2 border border-line bg-paper-deep p-2.5"
      onKeyDown={onKeyDown}
    >
      <InputField
        ref={input}
        id={id}
        name=""
        label={t('Link address')}
        hint={t(
          'A page of this site, such as /products, or an address such as https://example.com',
        )}
        error={problem}
        defaultValue={address}
        autoFocus
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-1">
        <Button compact onClick={apply}>
          {t('Apply Link')}
        </Button>
        {editor.isActive('link') && (
          <Button
            compact
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetMark('link').run();
              close();
            }}
          >
            {t('Remove Link')}
          </Button>
        )}
        <Button compact onClick={close}>
          {t('Close')}
        </Button>
      </div>
    </div>
  );
}
