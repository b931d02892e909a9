import { useId } from 'react';
import { useMessages } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { QrPopover, useChatCards } from '../company-contacts/chat-cards.tsx';

/** Buttons whose popovers show QR codes. A popover opens on hover, tap or key. */
export function HoverCards() {
  const { layout } = useMessages();
  const id = useId();
  return useChatCards().map(({ name, icon, card }) => (
    <span key={name} data-hover="">
      <button type="button" className="pill" popoverTarget={id + name} popoverTargetAction="show">
        <Icon d={icon} />
        {layout[name]}
      </button>
      <QrPopover id={id + name} className="hover-card">
        {card}
      </QrPopover>
    </span>
  ));
}
