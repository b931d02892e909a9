import { expect, test } from 'vitest';
import { sliceStream } from './stream-slice.ts';

const chunks = (...texts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

test.each([
  [0, 1, 'a'],
  [0, 9, 'abcdefghi'],
  [2, 3, 'cde'],
  [3, 3, 'def'],
  [8, 1, 'i'],
  [4, 4, 'efgh'],
])('skipping %i and taking %i works across chunks', async (skip, take, text) => {
  const slice = sliceStream(chunks('abc', 'def', 'ghi'), skip, take);
  expect(await new Response(slice).text()).toBe(text);
});
