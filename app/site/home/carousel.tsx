import { type ReactNode, useState } from 'react';
import { useSite } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { chevronLeft, chevronRight, pause, play } from '#app/ui/icons.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { CarouselSlide } from '#domain/settings/carousel.ts';
import { useSlides } from './slides.ts';
import { StockSlide } from './stock-slide.tsx';

// Taller than wide, a screen shows a part of the picture that is as high as itself.
const sizes = '(max-width: 47.99rem) 85vh, max(100vw, 178vh)';

interface CarouselProps {
  slides: CarouselSlide[];
  /** In milliseconds. */
  interval: number;
  /** The words that lie on the pictures. */
  children: ReactNode;
}

/**
 * Pictures as high as the screen that fade into each other. They stand still while the pointer
 * is on the words or the focus in them, under reduced motion, and when told to.
 */
export function Carousel({ slides, interval, children }: CarouselProps) {
  const { words } = useSite();
  const { home } = words;
  const [held, setHeld] = useState(false);
  const { current, reached, playing, show, toggle } = useSlides(slides.length, interval, held);
  const several = slides.length > 1;
  return (
    <section
      className="hero on-ink"
      aria-roledescription="carousel"
      aria-label={home.carousel}
      // A click leaves the focus behind; whoever sees it is still there.
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <div className="hero-slides" aria-live={playing && !held ? 'off' : 'polite'}>
        {slides.length === 0 && <StockSlide />}
        {slides.map(
          ({ id, image_url, alt_text }, at) =>
            reached.has(at) && (
              <div
                key={id}
                className="slide"
                aria-hidden={at !== current}
                lang="en"
                data-shown={at === current}
              >
                <Picture
                  src={image_url}
                  alt={alt_text ?? ''}
                  sizes={sizes}
                  width={2560}
                  height={1440}
                  priority={at === 0}
                />
              </div>
            ),
        )}
      </div>
      <div className="wrap">
        <div
          className="hero-words"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
        >
          {children}
        </div>
        {several && (
          <div className="hero-controls">
            {/* Titles have no translations: home-page.tsx leaves them out in other languages. */}
            <p className="hero-caption caption" lang="en">
              {slides[current]?.title}
            </p>
            <button
              type="button"
              className="button-icon"
              aria-label={playing ? home.pauseSlides : home.playSlides}
              onClick={toggle}
            >
              <Icon d={playing ? pause : play} />
            </button>
            <div className="dots">
              {slides.map(({ id }, at) => (
                <button
                  key={id}
                  type="button"
                  aria-label={fill(home.slide, { n: at + 1 })}
                  aria-current={at === current ? 'true' : undefined}
                  onClick={() => show(at)}
                />
              ))}
            </div>
            <button
              type="button"
              className="button-icon"
              aria-label={home.previousSlide}
              onClick={() => show(current - 1)}
            >
              <Icon d={chevronLeft} />
            </button>
            <button
              type="button"
              className="button-icon"
              aria-label={home.nextSlide}
              onClick={() => show(current + 1)}
            >
              <Icon d={chevronRight} />
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
