import { messageIn, showMessage } from '#app/i18n/sent-message.ts';

/**
 * Replaces a picture that fails to load by an empty surface of its shape, or by the text in its `data-missing`. Also
 * removes the spinner of a QR code that has loaded.
 */
export function runPictures(): void {
  // The events do not bubble, so the listeners capture them.
  document.addEventListener('error', ({ target }) => showFailure(target), { capture: true });
  document.addEventListener('load', ({ target }) => removeSpinner(target), { capture: true });
  for (const image of document.images) {
    if (!image.complete) continue;
    // naturalWidth is 0 for some pictures of 1 px, too; decode() fails only for a broken picture.
    if (image.naturalWidth === 0 && image.currentSrc)
      image.decode().catch(() => showFailure(image));
    else removeSpinner(image);
  }
  if (document.readyState === 'complete') markLoaded();
  else addEventListener('load', markLoaded);
}

/**
 * Marks the page as loaded, after which surfaces.css shows the deferred pictures. The load event waits for the large
 * picture, so the large picture comes first.
 */
function markLoaded(): void {
  const mark = () => {
    document.documentElement.dataset.loaded = '';
  };
  requestAnimationFrame(() => setTimeout(mark));
}

function showFailure(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || image.src.startsWith('data:')) return;
  if (image.dataset.missing) {
    const note = document.createElement('p');
    note.className = 'slide hero-empty';
    showMessage(note, messageIn(image, 'missing'));
    image.parentElement?.replaceWith(note);
    return;
  }
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')];
  image.removeAttribute('srcset');
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  // An empty SVG with the picture's width and height takes the same space as the picture.
  const empty = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(empty)}`;
  image.classList.add('picture-missing');
}

function removeSpinner(image: EventTarget | null): void {
  if (image instanceof HTMLImageElement) image.closest('.qr')?.querySelector('.spinner')?.remove();
}
