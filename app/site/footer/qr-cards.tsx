import type { ReactNode } from 'react';
import { useSite } from '#app/i18n/locale.ts';
import { QrPicture } from './qr-picture.tsx';

/** Addresses of the QR codes that scripts/qr-codes.ts makes. */
export const qrPictures = { weChat: '/qr/wechat.svg', whatsApp: '/qr/whatsapp.svg' };

/** A popover that popovers-script.ts fills when it opens. */
export function QrPopover({
  id,
  className = '',
  children,
}: {
  id: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div id={id} popover="auto" className={`popover ${className}`} data-popover="">
      <noscript>{children}</noscript>
    </div>
  );
}

/** The QR code of the WeChat account. */
export function WeChatCard() {
  const { layout } = useSite().messages;
  return (
    <div className="qr-card">
      <QrPicture src={qrPictures.weChat} alt={layout.weChatQr} />
      <p>{layout.scanToFollow}</p>
    </div>
  );
}

/** The QR code of the WhatsApp chat, and a link to it. */
export function WhatsAppCard() {
  const { messages, company } = useSite();
  return (
    <div className="qr-card">
      <QrPicture src={qrPictures.whatsApp} alt={messages.layout.whatsAppQr} />
      <p>
        {messages.layout.scanToWhatsApp} /{' '}
        <a className="link" href={company.whatsApp.chat} target="_blank" rel="noopener">
          {messages.layout.clickHere}
        </a>
      </p>
    </div>
  );
}
