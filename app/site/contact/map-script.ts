import { on } from '../../ui/delegate-events.ts';

/** Shows the interactive map in place of the sketch, once it was asked for. */
export function runMap(): void {
  on('click', '[data-map]', (button) => {
    const { map = '', title = '' } = button.dataset;
    const frame = Object.assign(document.createElement('iframe'), { src: map, title });
    document.querySelector('.location figure')?.replaceChildren(frame);
    button.parentElement?.remove();
  });
}
