import { type Message, messageLang, plain } from '#app/i18n/message.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

/** A QR code. pictures-script.ts removes the spinner when the code has loaded. */
export function QrPicture({ src, alt }: { src: string; alt: Message }) {
  return (
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
  );
}
