import { expect, test } from 'vitest';
import { mediaKind } from './media-kind.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1'],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc'],
  ['youtu.be/dQw4w9WgXcQ'],
  ['www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['//www.youtube.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share'],
  ['https://www.youtube.com/v/dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
])('%s is a YouTube video', (url) => {
  expect(mediaKind({ url, media_type: 'image' })).toMatchObject({
    site: 'YouTube',
    frame: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  });
});

test.each([
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/groups/name/videos/76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/showcase/1234567/video/76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://vimeo.com/76979871/0a1b2c3d4e'],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e', 'https://vimeo.com/76979871/0a1b2c3d4e'],
])('%s is a Vimeo video', (url, page) => {
  expect(mediaKind({ url })).toMatchObject({ site: 'Vimeo', url: page });
});

test.each([
  ['https://youtu.be/abc', 'https://www.youtube.com/watch?v=abc'],
  ['https://vimeo.com/152', 'https://vimeo.com/152'],
  ['https://player.vimeo.com/video/152', 'https://vimeo.com/152'],
  ['https://vimeo.com/channels/152/76979871', 'https://vimeo.com/76979871'],
])('%s is a video even if its name is very short', (url, page) => {
  expect(mediaKind({ url })).toMatchObject({ kind: 'player', url: page });
});

test.each([
  ['https://www.youtube.com/playlist?list=PL0a-1_b'],
  ['https://www.youtube.com/embed/videoseries?si=abc&list=PL0a-1_b'],
])('%s is a list of YouTube videos', (url) => {
  expect(mediaKind({ url })).toMatchObject({
    frame: 'https://www.youtube-nocookie.com/embed/videoseries?list=PL0a-1_b&autoplay=1&rel=0',
    url: 'https://www.youtube.com/playlist?list=PL0a-1_b',
  });
});

test('a start time is kept', () => {
  expect(mediaKind({ url: 'https://youtu.be/dQw4w9WgXcQ?t=1m30s' })).toMatchObject({
    frame: expect.stringContaining('&start=90'),
  });
});

test('a file is a video by its extension or its type', () => {
  expect(mediaKind({ url: '/media/gallery-videos/a.mp4' })).toMatchObject({ type: 'video/mp4' });
  expect(mediaKind({ url: 'https://cdn.example/a.WEBM?x=1' })).toMatchObject({
    type: 'video/webm',
  });
  expect(mediaKind({ url: '/media/news/a.ogg#t=3', media_type: 'image' })).toMatchObject({
    type: 'video/ogg',
  });
  expect(mediaKind({ url: '/media/news/a.mov', media_type: 'video' })).toMatchObject({
    kind: 'video',
    url: '/media/news/a.mov',
    type: undefined,
  });
});

test.each([
  ['/media/news/a.jpg'],
  ['https://example.com/youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://notyoutube.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/@someone'],
  ['https://vimeo.com/someone'],
  ['https://vimeo.com/channels/152'],
  ['/media/news/youtube.jpg'],
  [''],
])('%s is not a video', (url) => {
  expect(mediaKind({ url })).toMatchObject({ kind: 'picture', url });
});
