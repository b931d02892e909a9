import type { ReactNode } from 'react';
import { useSite } from '#app/i18n/locale.ts';
import { weChat, whatsApp } from '#app/ui/icons.ts';
import { QrPicture } from './qr-picture.tsx';

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

/** The chats that the company has, each with its icon and the card that shows its code. */
export function useChatCards() {
  const { wechat, whatsapp } = useSite().company;
  return [
    ...(wechat
      ? [{ name: 'weChat', icon: weChat, card: <WeChatCard code={wechat.code} /> } as const]
      : []),
    ...(whatsapp
      ? [{ name: 'whatsApp', icon: whatsApp, card: <WhatsAppCard {...whatsapp} /> } as const]
      : []),
  ];
}

/** The QR code of the WeChat account. */
function WeChatCard({ code }: { code: string }) {
  const { layout } = useSite().messages;
  return (
    <div className="qr-card">
      <QrPicture src={code} alt={layout.weChatQr} />
      <p>{layout.scanToFollow}</p>
    </div>
  );
}

/** The QR code of the WhatsApp chat, and a link to it. */
function WhatsAppCard({ code, link }: { code: string; link: string | null }) {
  const { layout } = useSite().messages;
  return (
    <div className="qr-card">
      <QrPicture src={code} alt={layout.whatsAppQr} />
      <p>
        {layout.scanToWhatsApp}
        {link && ' / '}
        {link && (
          <a className="link" href={link} target="_blank" rel="noopener">
            {layout.clickHere}
          </a>
        )}
      </p>
    </div>
  );
}
