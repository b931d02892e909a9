import { type ReactNode, useState } from 'react';
import { useSite } from '#app/i18n/locale.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { QrPicture } from '#app/ui/qr-picture.tsx';

/** The addresses of the two codes: scripts/qr-codes.ts writes them. */
export const qrPictures = { weChat: '/qr/wechat.svg', whatsApp: '/qr/whatsapp.svg' };

/**
 * What opens with a card in it. Where a script runs the card is there only while it is open: a page
 * has several of them, and the same words should not stand in it twice.
 */
export function CardPopover({
  id,
  className = '',
  children,
}: {
  id: string;
  className?: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const waits = useHydrated() && !open;
  return (
    <div
      id={id}
      popover="auto"
      className={`popover ${className}`}
      onBeforeToggle={(event) => setOpen(event.newState === 'open')}
    >
      {!waits && children}
    </div>
  );
}

export function WeChatCard() {
  const { layout } = useSite().words;
  return (
    <div className="qr-card">
      <QrPicture src={qrPictures.weChat} alt={layout.weChatQr} />
      <p>{layout.scanToFollow}</p>
    </div>
  );
}

export function WhatsAppCard() {
  const { words, company } = useSite();
  return (
    <div className="qr-card">
      <QrPicture src={qrPictures.whatsApp} alt={words.layout.whatsAppQr} />
      <p>
        {words.layout.scanToWhatsApp} /{' '}
        <a className="link" href={company.whatsApp.chat} target="_blank" rel="noopener">
          {words.layout.clickHere}
        </a>
      </p>
    </div>
  );
}
