import { Fragment, type ReactNode } from 'react';
import { type PlaceValues, type StaffText, translate } from '#domain/admin-words/t.ts';

/** A text with markup in its places: `tNodes('Open {link} now.', { link: <a … /> })`. */
export function tNodes<Text extends StaffText>(
  text: Text,
  ...[nodes]: PlaceValues<Text, ReactNode>
): ReactNode {
  const inPlaces: Readonly<Record<string, ReactNode>> = nodes ?? {};
  // Split by places: every second piece is the name of one.
  return translate(text)
    .split(/\{(\w+)\}/)
    .map((piece, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change their order
      <Fragment key={at}>{at % 2 === 1 ? inPlaces[piece] : piece}</Fragment>
    ));
}
