import { useState } from 'react';
import { t, translate } from '#domain/admin-words/t.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { singleKeys } from './single-keys.ts';

const shortcuts = [
  { keys: ['Ctrl K', '⌘ K'], does: 'Jump to a screen or a record, or give a command' },
  { keys: ['N'], does: 'New record on this screen' },
  { keys: ['Ctrl S', '⌘ S'], does: 'Save the open form' },
  { keys: ['Esc'], does: 'Close the dialog' },
  { keys: ['Space', '↑ ↓'], does: 'On a drag handle: pick up, move and drop the row' },
  { keys: ['?'], does: 'This sheet' },
];

/** The list of keyboard shortcuts, with a switch for the single-key ones. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(singleKeys.areOn);
  return (
    <Dialog title={t('Keyboard Shortcuts')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((one) => (
                <kbd key={one} className="border border-line bg-white px-1.5 font-sans">
                  {translate(one)}
                </kbd>
              ))}
            </dt>
            <dd>{translate(does)}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => {
            setOn(event.currentTarget.checked);
            singleKeys.turn(event.currentTarget.checked);
          }}
          className="size-6"
        />
        {t('Single keys (N, ?) work')}
      </label>
    </Dialog>
  );
}
