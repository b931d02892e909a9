import { on } from '../../ui/delegate-events.ts';

/** Replaces the drawn map by the interactive one on request. */
export function runMap(): void {
  on('click', '[data-map]', (button) => {
    const { map = '', title = '' } = button.dataset;
    const frame = Object.assign(document.createElement('iframe'), { src: map, title });
    document.querySelector('.location figure')?.replaceChildren(frame);
    button.parentElement?.remove();
  });
}
