import { expect, test } from 'vitest';
import { closedAddress } from './screen-address.ts';

test('a form closes to its list as it was shown, or to the screen that opened it', () => {
  const list = '/admin/item-codes';
  expect(closedAddress(list, '?q=st&edit=5')).toBe(`${list}?q=st`);
  expect(closedAddress(list, '?new=yes&copy=5')).toBe(list);
  const back = encodeURIComponent('/admin/products?edit=5');
  expect(closedAddress(list, `?edit=7&back=${back}`)).toBe('/admin/products?edit=5');
  for (const foreign of ['https://example.com/admin/', '//example.com', 'javascript:alert(1)']) {
    expect(closedAddress(list, `?edit=7&back=${encodeURIComponent(foreign)}`)).toBe(list);
  }
});
