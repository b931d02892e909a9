import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Day } from './screen.tsx';

test('server and browser format a day alike, although their locale data differ', () => {
  const formatter: { readonly format: unknown } = Intl.DateTimeFormat.prototype;
  vi.spyOn(formatter, 'format', 'get').mockReturnValue(() => '11/24/2026');
  const day = createElement(Day, { moment: new Date('2026-11-23T23:00:00Z') });
  expect(renderToStaticMarkup(day)).toContain('>2026-11-24<');
});
