import type { ChainedCommands, Editor } from '@tiptap/core';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { LinkField } from './link-field.tsx';

interface Tool {
  name: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** The node or mark, with attributes, whose presence shows the button as pressed. */
  presses?: [name: string, attributes?: Record<string, unknown>];
  can?: (editor: Editor) => boolean;
  look?: string;
}

const before: Tool[] = [
  { name: 'Bold', run: (chain) => chain.toggleBold(), presses: ['bold'], look: 'font-bold' },
  { name: 'Italic', run: (chain) => chain.toggleItalic(), presses: ['italic'], look: 'italic' },
];

const after: Tool[] = [
  {
    name: 'Heading',
    run: (chain) => chain.toggleHeading({ level: 2 }),
    presses: ['heading', { level: 2 }],
  },
  {
    name: 'Subheading',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    presses: ['heading', { level: 3 }],
  },
  { name: 'Bullets', run: (chain) => chain.toggleBulletList(), presses: ['bulletList'] },
  { name: 'Numbers', run: (chain) => chain.toggleOrderedList(), presses: ['orderedList'] },
  { name: 'Undo', run: (chain) => chain.undo(), can: (editor) => editor.can().undo() },
  { name: 'Redo', run: (chain) => chain.redo(), can: (editor) => editor.can().redo() },
];

/** The buttons that format the selected text. The arrow keys move between them; Tab leaves the toolbar. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [current, setCurrent] = useState('Bold');
  const [isLinking, setIsLinking] = useState(false);
  const common = (name: string, look = '') => ({
    look: 'plain' as const,
    compact: true,
    className: `min-w-8 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-disabled:opacity-50 ${look}`,
    tabIndex: name === current ? 0 : -1,
    onFocus: () => setCurrent(name),
    // A press must not take the focus and the selection from the text.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  });
  const button = ({ name, run, presses, can, look }: Tool) => (
    <Button
      key={name}
      {...common(name, look)}
      {...(presses && { 'aria-pressed': editor.isActive(...presses) })}
      {...(can && { 'aria-disabled': !can(editor) })}
      onClick={({ detail }) => {
        // A click returns the focus to the text; a key press leaves it in the toolbar.
        if (detail > 0) editor.view.focus();
        run(editor.chain()).run();
      }}
    >
      {translate(name)}
    </Button>
  );
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('Formatting')}
        className="flex gap-1 max-sm:overflow-x-auto max-sm:p-1 max-sm:*:shrink-0 sm:flex-wrap"
        onKeyDown={moveFocus}
      >
        {before.map(button)}
        <Button
          {...common('Link')}
          aria-pressed={editor.isActive('link')}
          aria-expanded={isLinking}
          onClick={() => setIsLinking(!isLinking)}
        >
          {t('Link')}
        </Button>
        {after.map(button)}
      </div>
      {isLinking && <LinkField editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const to = {
    ArrowLeft: (at + buttons.length - 1) % buttons.length,
    ArrowRight: (at + 1) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}
