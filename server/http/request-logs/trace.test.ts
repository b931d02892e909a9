import { expect, test } from 'vitest';
import { traceIdOf } from './trace.ts';

const id = '0af7651916cd43dd8448eb211c80319c';

test.each([
  [`00-${id}-b7ad6b7169203331-01`, id],
  [`cc-${id}-b7ad6b7169203331-01-what-comes-later`, id],
  [`00-${id.toUpperCase()}-b7ad6b7169203331-01`, undefined],
  [`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, undefined],
  [`00-${id}`, undefined],
  [undefined, undefined],
])('the trace id of %s is %s', (traceparent, expected) => {
  expect(traceIdOf({ headers: { traceparent } })).toBe(expected);
});
