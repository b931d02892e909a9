import { interpolate } from '#app/i18n/interpolate.ts';
import type { Messages } from '#app/i18n/messages/en/catalogue.ts';
import type { MediaKind } from './media-kind.ts';

/**
 * What each picture and video of a record is called. Without an alternative text the first one has the
 * record's name, and the others also their number. No two are called the same.
 */
export function mediaLabels(
  media: readonly Pick<MediaKind, 'kind' | 'alt'>[],
  name: string,
  { pictureOf, videoOf }: Messages['lists'],
): string[] {
  const labels: string[] = [];
  for (const [at, { kind, alt }] of media.entries()) {
    const numbered = (name: string) =>
      interpolate(kind === 'picture' ? pictureOf : videoOf, { name, n: at + 1 });
    let label = alt || (at === 0 ? name : numbered(name));
    while (labels.includes(label)) label = numbered(label);
    labels.push(label);
  }
  return labels;
}
