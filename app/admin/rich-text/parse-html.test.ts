import { expect, test } from 'vitest';
import { inert } from './parse-html.ts';

test.each([
  ['<p style="color:red">a</p>', '<p data-style="color:red">a</p>'],
  [`<p class=x STYLE = 'a>b' id=y>`, `<p class=x data-STYLE = 'a>b' id=y>`],
  ['<img src=x onerror=alert(1)>', '<img src=x data-onerror=alert(1)>'],
  ['<img alt="a"onload="b()">', '<img alt="a"data-onload="b()">'],
  ['<svg/onload=b()>', '<svg/data-onload=b()>'],
  ['<b title="on=1 style=2">', '<b title="on=1 style=2">'],
  ['5 < 6, style="x" and a > b', '5 < 6, style="x" and a > b'],
])('styles and event handlers are renamed in %s', (html, renamed) => {
  expect(inert(html)).toBe(renamed);
});

test.each(['<a', '<', 'a', '<a "', "<a '", '<a b=', ' a', '" '])(
  'a long text of %j does not keep the browser busy',
  (part) => {
    const long = part.repeat(50_000);
    for (const text of [long, `<a ${long}>`, `<${long}`]) expect(inert(text)).toBe(text);
  },
);
