/** Classes of inputs, selects and text areas. */
export const inputLook =
  'min-h-11 w-full border border-line-strong bg-white px-2.5 py-1.5 text-[0.9375rem] text-ink transition-colors hover:border-ink-soft placeholder:text-muted focus-visible:outline-offset-0 aria-invalid:border-danger disabled:bg-paper-deep pointer-coarse:text-base';
