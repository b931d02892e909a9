import { useId } from 'react';
import { useMessages } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { weChat, whatsApp } from '#app/ui/icons.ts';
import { QrPopover, WeChatCard, WhatsAppCard } from '../footer/qr-cards.tsx';

const cards = [
  ['weChat', weChat, WeChatCard],
  ['whatsApp', whatsApp, WhatsAppCard],
] as const;

/** Popovers with QR codes that open on hover, tap or key. */
export function HoverCards() {
  const { layout } = useMessages();
  const id = useId();
  return cards.map(([name, icon, Card]) => (
    <span key={name} data-hover="">
      <button type="button" className="pill" popoverTarget={id + name} popoverTargetAction="show">
        <Icon d={icon} />
        {layout[name]}
      </button>
      <QrPopover id={id + name} className="hover-card">
        <Card />
      </QrPopover>
    </span>
  ));
}
