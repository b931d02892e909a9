import { useMessages } from '#app/i18n/locale.ts';

/** The picture that belongs to the site itself, where the carousel has none. */
export function StockSlide() {
  const { home } = useMessages();
  return (
    <div className="slide" data-shown>
      <img
        src="/stock-hero-1920.webp"
        srcSet="/stock-hero-960.webp 960w, /stock-hero-1920.webp 1920w"
        sizes="max(100vw, 177.7vh)"
        alt={home.stockPicture}
        width={1920}
        height={1080}
        fetchPriority="low"
        // What pictures-script.ts says where even this one is missing.
        data-missing={home.noImages}
      />
    </div>
  );
}
