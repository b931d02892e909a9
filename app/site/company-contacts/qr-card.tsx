import type { ReactNode } from 'react';
import { type Message, messageLang, plain } from '#app/i18n/message.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

interface QrCardProps {
  src: string;
  alt: Message;
  children: ReactNode;
}

/** A QR code with a text below it. pictures-script.ts removes the spinner when the code has loaded. */
export function QrCard({ src, alt, children }: QrCardProps) {
  return (
    <div className="qr-card">
      <span className="qr">
        <Spinner />
        {/* With another priority React would preload the picture again, which the page frame already does. */}
        <img
          src={src}
          alt={plain(alt)}
          lang={messageLang(alt)}
          width={132}
          height={132}
          fetchPriority="low"
        />
      </span>
      <p>{children}</p>
    </div>
  );
}
