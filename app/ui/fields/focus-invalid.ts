import { announce } from '../announce.ts';

/** Focuses an invalid field, so that screen readers say its error. If it has the focus already, announces the error. */
export function focusInvalid(field: HTMLElement): void {
  if (field !== document.activeElement) {
    field.focus();
    return;
  }
  // The error is on the page only after the next render.
  requestAnimationFrame(() => {
    const [error = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    announce(document.getElementById(error)?.textContent ?? '');
  });
}
