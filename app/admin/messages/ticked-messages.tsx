import { type RefObject, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { t } from '#domain/admin-words/t.ts';
import type { ContactMessage } from '#domain/contact/desk/message-list.server.ts';
import { useOperation } from '../actions/use-operation.ts';
import { SelectedBar } from '../bulk/selected-bar.tsx';

export type Ticks = ReturnType<typeof useTicks>;

/** Keeps which messages are ticked. A message that leaves the page is no longer ticked. */
export function useTicks(shown: readonly ContactMessage[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    ticked: shown.filter(({ id }) => ids.has(id)),
    nameOf: ({ name, subject }: ContactMessage) => `${name}, ${subject}`,
    has: ({ id }: ContactMessage) => ids.has(id),
    toggle({ id }: ContactMessage) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    clear: () => setIds(new Set()),
  };
}

/** The bar with operations on all ticked messages. It cannot delete them, because messages have no bin. */
export function TickedMessages({ ticks }: { ticks: Ticks }) {
  const bar = useRef<HTMLElement>(null);
  return (
    <SelectedBar label={t('Selected messages')} count={ticks.ticked.length} bar={bar}>
      <Actions ticks={ticks} bar={bar} />
    </SelectedBar>
  );
}

interface ActionsProps {
  ticks: Ticks;
  bar: RefObject<HTMLElement | null>;
}

function Actions({ ticks: { ticked, clear }, bar }: ActionsProps) {
  useFocusFallback(bar, () => document.querySelector('[data-select-box] input'));
  const { run, busy } = useOperation(({ ok }) => {
    if (ok) clear();
  });
  const ids = ticked.map(({ id }) => id).join();
  const action = (word: string, intent: string, values: Record<string, string>) => (
    <Button compact aria-disabled={busy} onClick={() => run(intent, { ids, ...values })}>
      {word}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {action(t('Mark as Read'), 'mark', { read: 'yes' })}
      {action(t('Mark as New'), 'mark', { read: 'no' })}
      {action(t('Close|message'), 'close', { closed: 'yes' })}
      {action(t('Reopen'), 'close', { closed: 'no' })}
      <Button compact onClick={clear}>
        {t('Clear')}
      </Button>
    </div>
  );
}
