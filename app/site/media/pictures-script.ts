/**
 * A picture that cannot be loaded becomes a quiet surface of the same shape, the stock picture of
 * the home page the words that there is none. Codes to scan lose their spinner once they are there.
 */
export function runPictures(): void {
  // Neither event bubbles; both are seen on their way down.
  document.addEventListener('error', ({ target }) => fail(target), { capture: true });
  document.addEventListener('load', ({ target }) => arrive(target), { capture: true });
  for (const image of document.images) {
    if (!image.complete) continue;
    // A whole picture that is 1 px wide is 0 px to a browser that was told a wider one.
    if (image.naturalWidth === 0 && image.currentSrc) image.decode().catch(() => fail(image));
    else arrive(image);
  }
  if (document.readyState === 'complete') markLoaded();
  else addEventListener('load', markLoaded);
}

/** After the first frame: lets lazy pictures beside a large one load. The load event waits for the large one. */
function markLoaded(): void {
  const mark = () => {
    document.documentElement.dataset.loaded = '';
  };
  requestAnimationFrame(() => setTimeout(mark));
}

function fail(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || image.src.startsWith('data:')) return;
  const { missing } = image.dataset;
  if (missing) {
    const note = document.createElement('p');
    note.className = 'slide hero-empty';
    note.textContent = missing;
    image.parentElement?.replaceWith(note);
    return;
  }
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')];
  image.removeAttribute('srcset');
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  // An empty drawing takes its box from width and height exactly as the picture would have.
  const empty = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(empty)}`;
  image.classList.add('picture-missing');
}

function arrive(image: EventTarget | null): void {
  if (image instanceof HTMLImageElement) image.closest('.qr')?.querySelector('.spinner')?.remove();
}
