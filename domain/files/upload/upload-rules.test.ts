import { expect, test } from 'vitest';
import { uploadErrorText } from './upload-errors.ts';
import { checkChosenFile, maxFileBytes } from './upload-rules.ts';

const file = (name: string, type: string, size = 10) => ({ name, type, size });

test('a picture of an accepted type and at most 5 MB is accepted in the browser', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/gif']) {
    expect(checkChosenFile('image', file('a', type, maxFileBytes))).toBeUndefined();
  }
});

test('every refusal in the browser has the specified text', () => {
  const large = maxFileBytes + 1;
  expect(checkChosenFile('image', file('a.jpg', 'image/jpeg', large))).toBe(
    'Image must be less than 5MB',
  );
  expect(checkChosenFile('image', file('a.svg', 'image/svg+xml'))).toBe(
    'File must be an image (JPEG, PNG, WebP, GIF)',
  );
  expect(checkChosenFile('media', file('b.mp4', 'video/mp4', large))).toBe(
    'File "b.mp4" must be less than 5MB',
  );
  expect(checkChosenFile('media', file('b.txt', 'text/plain'))).toBe(
    'File "b.txt" must be an image or video',
  );
});

test('a missing type is inferred from the extension', () => {
  for (const name of ['a.mp4', 'a.webm', 'a.OGG']) {
    expect(checkChosenFile('media', file(name, ''))).toBeUndefined();
  }
  expect(checkChosenFile('media', file('a.exe', ''))).toMatch(/must be an image or video/);
  expect(checkChosenFile('pdf', file('a.pdf', ''))).toBeUndefined();
});

test('an .ogg file counts as a video, although Chromium reports audio', () => {
  expect(checkChosenFile('media', file('a.ogg', 'audio/ogg'))).toBeUndefined();
  expect(checkChosenFile('media', file('a.oga', 'audio/ogg'))).toMatch(/must be an image or video/);
  expect(checkChosenFile('image', file('a.ogg', 'audio/ogg'))).toMatch(/^File must be an image/);
});

test.each([
  [{ status: 400, reason: 'x' }, /^Storage upload failed: Invalid file or request\. Please check/],
  [{ status: 403 }, /Permission denied.*administrator.*bucket permissions/],
  [{ status: 413 }, /^File too large: The file you are trying to upload exceeds/],
  [{ status: 500, reason: 'maximum size exceeded' }, /^File too large: /],
  [{ status: 507, reason: 'disk full' }, /^Storage upload failed: disk full$/],
  [{}, /^Storage upload failed: Unknown error$/],
])('a failed upload %o leads to the specified text', (failure, text) => {
  expect(uploadErrorText(failure)).toMatch(text);
});
