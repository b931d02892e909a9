import type { ReactNode } from 'react';
import { useSite } from '#app/i18n/locale.ts';
import { weChat, whatsApp } from '#app/ui/icons.ts';
import { QrCard } from './qr-card.tsx';

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
  const { company, messages } = useSite();
  const { wechat, whatsapp } = company;
  const { layout } = messages;
  return [
    wechat && {
      name: 'weChat' as const,
      icon: weChat,
      card: (
        <QrCard src={wechat.code} alt={layout.weChatQr}>
          {layout.scanToFollow}
        </QrCard>
      ),
    },
    whatsapp && {
      name: 'whatsApp' as const,
      icon: whatsApp,
      card: (
        <QrCard src={whatsapp.code} alt={layout.whatsAppQr}>
          {layout.scanToWhatsApp}
          {whatsapp.link && ' / '}
          {whatsapp.link && (
            <a className="link" href={whatsapp.link} target="_blank" rel="noopener">
              {layout.clickHere}
            </a>
          )}
        </QrCard>
      ),
    },
  ].filter((chat) => chat !== null);
}
