import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const html = (properties: Partial<Parameters<typeof Picture>[0]>) =>
  renderToStaticMarkup(
    createElement(Picture, {
      src: '/media/products/a.jpg',
      alt: 'Gold thread',
      sizes: '50vw',
      width: 400,
      height: 300,
      ...properties,
    }),
  );

test('a picture has its sizes, shape and alternative text, and loads lazily', () => {
  const markup = html({ className: 'rounded' });
  for (const part of [
    'src="/media/products/a.jpg"',
    '/media/products/a.jpg?w=660&amp;f=webp 660w',
    'sizes="50vw"',
    'width="400"',
    'height="300"',
    'alt="Gold thread"',
    'loading="lazy"',
    'fetchPriority="low"',
    'decoding="async"',
    'class="rounded"',
  ]) {
    expect(markup).toContain(part);
  }
});

test('the first picture of a page loads at once and is decoded with the text', () => {
  const markup = html({ priority: 'first' });
  expect(markup).toContain('loading="eager"');
  expect(markup).toContain('fetchPriority="high"');
  expect(markup).toContain('decoding="sync"');
});

test('a picture behind the first text loads at once without delaying the text', () => {
  const markup = html({ priority: 'behind-words' });
  expect(markup).toContain('loading="eager"');
  expect(markup).toContain('fetchPriority="low"');
  expect(markup).toContain('decoding="async"');
});

test('dense screens are offered AVIF, in the same sizes and shape', () => {
  const markup = html({ shape: '4x5', tall: { shape: '9x16', sizes: '100vw' } });
  const sources = [...markup.matchAll(/<source media="([^"]+)"( type="image\/avif")?/g)];
  expect(sources.map(([, media, avif]) => [media, avif !== undefined])).toEqual([
    ['(max-aspect-ratio: 2/3) and (min-resolution: 1.5dppx)', true],
    ['(max-aspect-ratio: 2/3)', false],
    ['(min-resolution: 1.5dppx)', true],
  ]);
  expect(markup).toContain('/media/products/a.jpg?w=660&amp;f=avif&amp;s=4x5 660w');
  expect(html({ src: '/media/products/a.gif' })).toMatch(/^<img /);
});

test('without a picture, a surface of the same shape has its text', () => {
  for (const src of [null, undefined, '']) {
    const markup = html({ src });
    expect(markup).toMatch(
      /^<img src="data:image\/svg\+xml,[^"]*" alt="Gold thread" width="400" height="300"/,
    );
  }
  expect(html({ src: null, alt: '' })).toContain('alt=""');
});

test('no element has a style attribute, which the policy would refuse', () => {
  expect(html({}) + html({ src: null })).not.toMatch(/style=/);
});
