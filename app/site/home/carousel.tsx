import type { ReactNode } from 'react';
import { useSite } from '#app/i18n/locale.ts';
import { fill, inData, marked, named, plain } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { chevronLeft, chevronRight, pause, play } from '#app/ui/icons.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { CarouselSlide } from '#domain/settings/carousel.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { StockSlide } from './stock-slide.tsx';

// The picture covers the screen, so on tall screens the picture is wider than the screen.
const sizes = 'max(100vw, 177.7vh)';
const tall = { shape: '9x16', sizes: 'max(100vw, 56.2vh)' } as const;

interface CarouselProps {
  slides: CarouselSlide[];
  /** The time that each slide is shown, in milliseconds. */
  interval: number;
  /** The text in front of the pictures. */
  children: ReactNode;
}

/** Pictures that fill the screen. carousel-script.ts shows one after the other. */
export function Carousel({ slides, interval, children }: CarouselProps) {
  const { home } = useSite().messages;
  return (
    <section
      className="hero on-ink"
      aria-roledescription="carousel"
      aria-label={plain(home.carousel)}
      data-interval={interval}
    >
      <div className="hero-slides" aria-live="off">
        {slides.length === 0 && <StockSlide />}
        {slides.map((slide, at) =>
          at === 0 ? (
            <Slide key={slide.id} slide={slide} first />
          ) : (
            // A slide stays in a template until it is shown, so that only the first picture loads with the page.
            <template key={slide.id}>
              <Slide slide={slide} />
            </template>
          ),
        )}
      </div>
      <div className="wrap">
        <div className="hero-words">{children}</div>
        {slides.length > 1 && <Controls slides={slides} />}
      </div>
    </section>
  );
}

function Slide({ slide, first = false }: { slide: CarouselSlide; first?: boolean }) {
  return (
    <div className="slide" aria-hidden={!first} lang={langOf(slide, 'alt_text')} data-shown={first}>
      <Picture
        src={slide.image_url}
        alt={slide.alt_text ?? ''}
        sizes={sizes}
        tall={tall}
        width={2560}
        height={1440}
        {...(first && { priority: 'behind-words' })}
      />
    </div>
  );
}

function Controls({ slides }: { slides: CarouselSlide[] }) {
  const { home } = useSite().messages;
  return (
    <div className="hero-controls">
      <p className="hero-caption caption" lang={slides[0] && langOf(slides[0], 'title')}>
        {slides[0]?.title}
      </p>
      <button
        type="button"
        className="button-icon"
        {...named(home.pauseSlides)}
        data-toggle={plain(home.playSlides)}
      >
        <Icon d={pause} />
        <Icon d={play} />
      </button>
      <div className="dots">
        {slides.map((slide, at) => (
          <button
            key={slide.id}
            type="button"
            {...named(fill(home.slide, { n: at + 1 }))}
            aria-current={at === 0 ? 'true' : undefined}
            {...(slide.title !== null &&
              inData('caption', marked(slide.title, langOf(slide, 'title'))))}
          />
        ))}
      </div>
      <button type="button" className="button-icon" {...named(home.previousSlide)} data-step={-1}>
        <Icon d={chevronLeft} />
      </button>
      <button type="button" className="button-icon" {...named(home.nextSlide)} data-step={1}>
        <Icon d={chevronRight} />
      </button>
    </div>
  );
}
