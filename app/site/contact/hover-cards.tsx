import { type PointerEvent, useId } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { weChat, whatsApp } from '#app/ui/icons.ts';
import { CardPopover, WeChatCard, WhatsAppCard } from '../layout/qr-cards.tsx';

const cards = [
  ['weChat', weChat, WeChatCard],
  ['whatsApp', whatsApp, WhatsAppCard],
] as const;

/** Codes to scan that open under the pointer, and by tap or key like any popover. */
export function HoverCards() {
  const { layout } = useWords();
  const id = useId();
  const popover = (event: PointerEvent) =>
    event.currentTarget.querySelector<HTMLElement>('[popover]');
  const byMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  return cards.map(([name, icon, Card]) => (
    <span
      key={name}
      onPointerEnter={(event) => byMouse(event) && popover(event)?.showPopover()}
      onPointerLeave={(event) => byMouse(event) && popover(event)?.hidePopover()}
    >
      <button type="button" className="pill" popoverTarget={id + name} popoverTargetAction="show">
        <Icon d={icon} />
        {layout[name]}
      </button>
      <CardPopover id={id + name} className="hover-card">
        <Card />
      </CardPopover>
    </span>
  ));
}
