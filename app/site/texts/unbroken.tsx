import { unbrokenParts } from '#domain/texts/unbroken.ts';

/** A text whose item codes, ranges and measurements do not break across lines. */
export function Unbroken({ children }: { children: string }) {
  return unbrokenParts(children).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
      <span key={at} className="unbroken">
        {part}
      </span>
    ),
  );
}
