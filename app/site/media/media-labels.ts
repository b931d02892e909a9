import { interpolate } from '#app/i18n/interpolate.ts';
import { type Message, plain } from '#app/i18n/message.tsx';
import type { MediaKind } from './media-kind.ts';

/**
 * The name of each picture and video of a record: its alternative text, or the name of the record, which all but the
 * first complete with a number. No two names are the same.
 */
export function mediaLabels(
  media: readonly Pick<MediaKind, 'kind' | 'alt'>[],
  name: string,
  { pictureOf, videoOf }: Record<'pictureOf' | 'videoOf', Message>,
): string[] {
  const labels: string[] = [];
  for (const [at, { kind, alt }] of media.entries()) {
    const numbered = (name: string) =>
      interpolate(plain(kind === 'picture' ? pictureOf : videoOf), { name, n: at + 1 });
    let label = alt || (at === 0 ? name : numbered(name));
    while (labels.includes(label)) label = numbered(label);
    labels.push(label);
  }
  return labels;
}
