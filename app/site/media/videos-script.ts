import { on } from '../../ui/delegate-events.ts';

/** Embeds players of YouTube and Vimeo on request, and draws stills of videos that come into view. */
export function runVideos(): void {
  on('click', '[data-player]', (button) => {
    const { player = '', title = '' } = button.dataset;
    const frame = Object.assign(document.createElement('iframe'), {
      src: player,
      title,
      allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
      allowFullscreen: true,
      className: 'absolute inset-0 size-full border-0',
    });
    button.parentElement?.replaceWith(frame);
  });
  const watch = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      drawStill(target as HTMLElement);
    }
  });
  for (const place of document.querySelectorAll('[data-still-of]')) watch.observe(place);
}

async function drawStill(place: HTMLElement): Promise<void> {
  // The still is drawn after the page has loaded, because drawing downloads a good part of the video.
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }));
  try {
    const { videoStill } = await import('#app/ui/video-still.ts');
    const still = document.createElement('img');
    still.src = await videoStill(place.dataset.stillOf ?? '');
    still.alt = '';
    still.className = 'absolute inset-0 size-full object-cover';
    place.prepend(still);
  } catch {
    // Without a still, the empty surface of the thumbnail stays.
  }
}
