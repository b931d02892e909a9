import { useMessages } from '#app/i18n/locale.ts';
import { inData, messageLang, plain } from '#app/i18n/message.tsx';

/** The slide of a carousel that has no slides. */
export function StockSlide() {
  const { home } = useMessages();
  return (
    <div className="slide" data-shown>
      <img
        src="/stock-hero-1920.webp"
        srcSet="/stock-hero-960.webp 960w, /stock-hero-1920.webp 1920w"
        sizes="max(100vw, 177.7vh)"
        alt={plain(home.stockPicture)}
        lang={messageLang(home.stockPicture)}
        width={1920}
        height={1080}
        fetchPriority="low"
        // pictures-script.ts shows this text if the picture fails to load.
        {...inData('missing', home.noImages)}
      />
    </div>
  );
}
