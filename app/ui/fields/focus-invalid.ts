import { announce } from '../announce.ts';

/**
 * Focuses an invalid field, which a screen reader then says with its error. If the field has the focus already,
 * nothing would be said, so the error is announced.
 */
export function focusInvalid(field: HTMLElement): void {
  if (field !== document.activeElement) {
    field.focus();
    return;
  }
  // After the render that shows the error.
  requestAnimationFrame(() => {
    const [error = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    announce(document.getElementById(error)?.textContent ?? '');
  });
}
