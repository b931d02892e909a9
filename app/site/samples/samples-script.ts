import { interpolate } from '#app/i18n/interpolate.ts';
import { filled, messageIn, showMessage } from '#app/i18n/sent-message.ts';
import { samplesAddress } from '#domain/samples/sample-list.ts';
import { on } from '../../ui/delegate-events.ts';
import { showToast } from '../toasts/toasts.ts';
import { runSampleForm } from './sample-form-script.ts';
import { listInHash, storedSamples, storeFromHash, storeSamples } from './stored-samples.ts';

const links = 'a[data-sample]';

/** Keeps the list of samples in the browser, and takes the list along when the visitor changes the language. */
export function runSamples(): void {
  if (storeFromHash(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search);
  on('click', links, (link, event) => {
    const { sample: thing = '', what = '' } = link.dataset;
    const lines = storedSamples() ?? [];
    // A link whose sample is listed already leads to the list.
    if (event.ctrlKey || event.metaKey || event.shiftKey || includes(lines, thing)) return;
    if (!storeSamples([...lines, { thing, quantity: '', note: '' }])) return;
    event.preventDefault();
    showSamples();
    const header = headerLink();
    if (header) showToast('success', filled(messageIn(header, 'addedText'), { what }));
  });
  runSampleForm(showSamples);
  addEventListener('storage', showSamples);
  addEventListener('pageshow', showSamples);
  showSamples();
}

const includes = (lines: { thing: string }[], thing: string | undefined) =>
  lines.some((line) => line.thing === thing);

const headerLink = () => document.querySelector<HTMLAnchorElement>('[data-samples-link]');

/** Shows the number of samples in the header, and marks the links whose sample is in the list. */
export function showSamples(): void {
  const stored = storedSamples();
  const lines = stored ?? [];
  const address = samplesAddress(lines.map(({ thing }) => thing));
  const header = headerLink();
  if (header) {
    header.hidden = lines.length === 0;
    header.href = address;
    header.ariaLabel = interpolate(header.dataset.samplesLink ?? '', { n: lines.length });
    header.lastElementChild?.replaceChildren(String(lines.length));
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    const { sample = '', what = '' } = link.dataset;
    const isListed = includes(lines, sample);
    link.href = isListed ? address : samplesAddress([sample]);
    if (link.dataset.addText)
      showMessage(link, filled(messageIn(link, isListed ? 'inListText' : 'addText'), { what }));
  }
  if (stored)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
      link.hash = listInHash(lines);
}
