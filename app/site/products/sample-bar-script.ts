/** The bar of small screens is there while the link that it repeats has been scrolled away. */
export function runSampleBar(): void {
  const bar = document.querySelector('.sample-bar');
  const link = document.querySelector('.product-ways [data-sample]');
  if (!bar || !link) return;
  const watch = new IntersectionObserver(
    (changes) => bar.classList.toggle('is-shown', changes.at(-1)?.isIntersecting === false),
    // From under the header down to the end of the page: only what is above is out of it.
    { rootMargin: '-72px 0px 1000000px' },
  );
  watch.observe(link);
}
