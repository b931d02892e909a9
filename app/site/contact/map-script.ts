import { on } from '../../ui/delegate-events.ts';

/** Shows OpenStreetMap when the visitor presses the button, in place of the drawing if the page has one. */
export function runMap(): void {
  on('click', '[data-map]', (button) => {
    const { map = '', title = '' } = button.dataset;
    const frame = Object.assign(document.createElement('iframe'), { src: map, title });
    const location = document.querySelector('.location');
    const figure = location?.querySelector('figure') ?? document.createElement('figure');
    figure.replaceChildren(frame);
    location?.append(figure);
    button.parentElement?.remove();
  });
}
