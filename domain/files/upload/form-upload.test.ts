import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readFormUpload } from './form-upload.server.ts';
import { maxFileBytes } from './upload-rules.ts';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/admin', {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });

const boundary = 'frontier';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const textPart = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string, file: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: image/png\r\n\r\n`;
const close = `--${boundary}--\r\n`;

async function accepted(request: Request, options = {}) {
  const form = await readFormUpload(request, options);
  if (!form.ok) throw new Error(form.message);
  return form;
}

test('fields keep their order and repetitions, and files their names and bytes', async () => {
  const sent = new FormData();
  sent.append('name', '金線 “Gold”');
  sent.append('category', '1');
  sent.append('category', '2');
  sent.append(
    'picture',
    new File([new Uint8Array([1, 2, 3])], '圖片 "a".png', { type: 'image/png' }),
  );
  sent.append('more', new File(['x'], 'x.txt'));
  sent.append('more', new File(['y'], 'y.txt'));
  const { fields, files } = await accepted(post(sent));
  expect([...fields]).toEqual([
    ['name', '金線 “Gold”'],
    ['category', '1'],
    ['category', '2'],
  ]);
  expect(files.get('picture')).toEqual([
    {
      name: expect.stringContaining('圖片'),
      type: 'image/png',
      bytes: new Uint8Array([1, 2, 3]),
      tooLarge: false,
    },
  ]);
  expect(files.get('more')?.map((file) => file.name)).toEqual(['x.txt', 'y.txt']);
});

test('a file input without a choice is not a file, and a chosen empty file is one', async () => {
  const sent = new FormData();
  sent.append('picture', new File([], ''));
  sent.append('pdf', new File([], 'empty.pdf'));
  const { files } = await accepted(post(sent));
  expect([...files.keys()]).toEqual(['pdf']);
});

test('a file of exactly 5 MB is kept, one byte more is refused, and the rest of the form is kept', async () => {
  const sent = new FormData();
  sent.append('whole', new File([new Uint8Array(maxFileBytes)], 'a.jpg'));
  sent.append('large', new File([new Uint8Array(maxFileBytes + 1)], 'b.jpg'));
  sent.append('after', 'still here');
  sent.append('small', new File(['c'], 'c.jpg'));
  const { fields, files } = await accepted(post(sent));
  expect(files.get('whole')?.[0]).toMatchObject({
    tooLarge: false,
    bytes: { length: maxFileBytes },
  });
  expect(files.get('large')?.[0]).toMatchObject({ tooLarge: true, bytes: { length: 0 } });
  expect(files.get('small')?.[0]).toMatchObject({ tooLarge: false, bytes: { length: 1 } });
  expect(fields.get('after')).toBe('still here');
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('memory does not grow with a 200 MB file, and the fields after it are read', async () => {
  const chunk = new Uint8Array(256 * 1024);
  let sent = 0;
  let peak = 0;
  const before = process.memoryUsage().arrayBuffers;
  const text = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(text.encode(fileHead('video', 'v.mp4'))),
    pull(controller) {
      // What waits to be collected is not kept: without this V8 lets some 64 MB wait.
      if (sent % (8 * 1024 * 1024) === 0) collectGarbage();
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
      sent += chunk.length;
      if (sent <= 200 * 1024 * 1024) return controller.enqueue(chunk.slice());
      controller.enqueue(text.encode(`\r\n${textPart('title', 'kept')}${close}`));
      controller.close();
    },
  });
  const { fields, files } = await accepted(post(body, multipart), { maxRequestBytes: 2 ** 30 });
  expect(files.get('video')?.[0]?.tooLarge).toBe(true);
  expect(fields.get('title')).toBe('kept');
  expect(peak).toBeLessThan(64 * 1024 * 1024);
});

test.each([
  ['cut off inside a file', `${fileHead('a', 'a.png')}abc`],
  ['cut off inside a field', `${textPart('a', 'b')}--${boundary}\r\nContent-Disposition: form-d`],
  ['without any part', 'nothing of the kind'],
])('a form %s is refused as a value', async (_, body) => {
  expect(await readFormUpload(post(body, multipart))).toMatchObject({ ok: false, status: 400 });
});

test('a form without a boundary, or of another type, is refused as a value', async () => {
  for (const type of ['multipart/form-data', 'application/json', 'text/plain']) {
    const answer = await readFormUpload(post('{}', { 'content-type': type }));
    expect(answer).toMatchObject({ ok: false, status: 400 });
  }
});

test('a broken connection is a refusal, not a crash', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(fileHead('a', 'a.png'))),
    pull: (controller) => controller.error(new Error('reset')),
  });
  expect(await readFormUpload(post(body, multipart))).toMatchObject({ ok: false, status: 400 });
});

test.each([
  ['too many files', { maxFiles: 1 }],
  ['too many fields', { maxFields: 1 }],
  ['a field that is too long', { maxFieldBytes: 3 }],
  ['more than may be kept', { maxBufferedBytes: 10 }],
])('%s lead to the refusal of the whole form', async (_, limits) => {
  const sent = new FormData();
  sent.append('a', 'long text');
  sent.append('b', 'long text');
  sent.append('c', new File(['12345'], 'c.png'));
  sent.append('d', new File(['12345'], 'd.png'));
  expect(await readFormUpload(post(sent), limits)).toMatchObject({ ok: false, status: 413 });
});

test('an endless body is cut off', async () => {
  let cut = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(65536)),
    cancel: () => {
      cut = true;
    },
  });
  const answer = await readFormUpload(post(body, multipart), { maxRequestBytes: 1_000_000 });
  expect(answer).toMatchObject({ ok: false, status: 413 });
  expect(cut).toBe(true);
});

test('a refused form is read to its end, so that the response reaches its sender', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65536;
      if (sent > 10 * 65536) controller.close();
      else controller.enqueue(new Uint8Array(65536));
    },
  });
  const type = { 'content-type': 'text/plain' };
  expect(await readFormUpload(post(body, type))).toMatchObject({ ok: false, status: 400 });
  expect(sent).toBeGreaterThan(10 * 65536);
});

test('a urlencoded form and an empty body are read by the same function', async () => {
  const { fields } = await accepted(
    post(
      new URLSearchParams([
        ['a', '1 & 2'],
        ['a', '金'],
      ]),
    ),
  );
  expect(fields.getAll('a')).toEqual(['1 & 2', '金']);
  const long = post(new URLSearchParams({ a: 'x'.repeat(100) }));
  expect(await readFormUpload(long, { maxFieldBytes: 50 })).toMatchObject({ status: 413 });
  const { files } = await accepted(new Request('http://localhost/', { method: 'POST' }));
  expect(files.size).toBe(0);
});

test('field names that have a meaning for objects are ordinary names', async () => {
  const body = `${textPart('__proto__', 'x')}${fileHead('constructor', 'a.png')}y\r\n${close}`;
  const { fields, files } = await accepted(post(body, multipart));
  expect(fields.get('__proto__')).toBe('x');
  expect(files.get('constructor')?.[0]?.bytes.length).toBe(1);
});
