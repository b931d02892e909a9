import { expect, test } from 'vitest';
import { toRichText } from './rich-text.server.ts';

test('an empty text stays empty', () => {
  expect(toRichText(null)).toBeNull();
  expect(toRichText(' \n ')).toBeNull();
});

test('line breaks of every system become breaks', () => {
  expect(toRichText('one\ntwo\r\nthree')).toBe('one<br />\ntwo<br />\nthree');
  expect(toRichText('one\n\ntwo')).toBe('one<br />\n<br />\ntwo');
});

test('line breaks between HTML elements add no space', () => {
  expect(toRichText('<p>one</p>\n\n<ul>\n  <li>two</li>\n</ul>')).toBe(
    '<p>one</p><ul>  <li>two</li></ul>',
  );
  expect(toRichText('one<br>\ntwo')).toBe('one<br />two');
});

test('preformatted text keeps its lines', () => {
  expect(toRichText('<pre>a\nb</pre>')).toBe('<pre>a\nb</pre>');
});

test('harmless HTML is shown', () => {
  const html =
    '<p>A <strong>bold</strong> and <em>quiet</em> thread, <a href="/products">see</a></p>';
  expect(toRichText(html)).toBe(html);
  expect(
    toRichText('<table><tr><th scope="row">a</th><td colspan="2">b</td></tr></table>'),
  ).toContain('<td colspan="2">b</td>');
});

test('a text that is not HTML stays readable', () => {
  expect(toRichText('5 < 6 & 7 > 6')).toBe('5 &lt; 6 &amp; 7 &gt; 6');
});

test('an external link says so, and a local one does not', () => {
  expect(toRichText('<a href="https://example.com" target="_blank" onclick="x()">a</a>')).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  );
});

test.each([
  ['<script>alert(1)</script>safe'],
  ['<img src=x onerror=alert(1)>'],
  ['<a href="javascript:alert(1)">x</a>'],
  ['<a href=" java\nscript:alert(1)">x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  ['<svg onload=alert(1)><script>alert(1)</script></svg>'],
  ['<iframe src="https://evil.example"></iframe>'],
  ['<p style="position:fixed;inset:0">x</p>'],
  ['<p class="fixed inset-0" id="content">x</p>'],
  ['<form action="https://evil.example"><input name="q"><button>x</button></form>'],
  [
    '<base href="https://evil.example"><meta http-equiv="refresh" content="0"><link rel=stylesheet href=x>',
  ],
  ['<math><mtext><table><mglyph><style><img src onerror=alert(1)>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['<<img src=x onerror=alert(1)>'],
  ['<object data="x"></object><embed src="x"><video src="x" onloadstart="alert(1)"></video>'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
  ['<a href="//evil.example">x</a>'],
  ['<!--<img src="--><img src=x onerror=alert(1)//">'],
  ['<p>unclosed <b>bold'],
])('hostile or broken input is sanitised: %s', (input) => {
  const html = toRichText(input) ?? '';
  const tags = html.match(/<[^>]*>/g) ?? [];
  for (const tag of tags) {
    expect(tag).toMatch(/^<\/?(p|a|b|img|table|tbody|tr|td|br)\b/i);
    expect(tag).not.toMatch(/\son\w+\s*=|javascript:|data:|style=|class=|\sid=|"\/\//i);
  }
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
});
