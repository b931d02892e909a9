/** Shows a bar with the link to samples on small screens while the link on the page is scrolled out of sight. */
export function runSampleBar(): void {
  const bar = document.querySelector('.sample-bar');
  const link = document.querySelector('.product-ways [data-sample]');
  if (!bar || !link) return;
  const watch = new IntersectionObserver(
    (changes) => bar.classList.toggle('is-shown', changes.at(-1)?.isIntersecting === false),
    // The observed area begins below the header and has no end, so only a link above it is outside.
    { rootMargin: '-72px 0px 1000000px' },
  );
  watch.observe(link);
}
