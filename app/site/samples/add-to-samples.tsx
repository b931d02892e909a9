import { interpolate } from '#app/i18n/interpolate.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { addAddress, refText, type SampleRef } from '#domain/samples/sample-list.ts';

interface AddToSamplesProps {
  sample: SampleRef;
  /** The code or name, in texts such as `Add ST120 to samples`. */
  what: string;
  className?: string;
  /** A shorter text where `what` is clear from its place, such as a column of a table; the name says it. */
  short?: string;
}

/**
 * A link that adds something to the list of samples. Without a script it leads to the list; samples-script.ts adds to
 * the list in the browser and stays on the page.
 */
export function AddToSamples({ sample, what, className = 'button', short }: AddToSamplesProps) {
  const { samples } = useMessages();
  const name = interpolate(samples.addWhat, { what });
  return (
    <a
      className={`${className} wrap-anywhere`}
      href={addAddress(sample)}
      data-sample={refText(sample)}
      data-what={what}
      {...(short
        ? { 'aria-label': name }
        : { 'data-add-text': samples.addWhat, 'data-in-list-text': samples.inList })}
    >
      {short ?? name}
    </a>
  );
}
