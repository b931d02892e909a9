import { interpolate } from '#app/i18n/interpolate.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { addAddress, refText, type SampleRef } from '#domain/samples/sample-list.ts';

interface AddToSamplesProps {
  sample: SampleRef;
  /** The code or name, in texts such as `Add ST120 to samples`. */
  what: string;
  className?: string;
}

/**
 * A link that adds something to the list of samples. Without a script it leads to the list; samples-script.ts adds to
 * the list in the browser and stays on the page.
 */
export function AddToSamples({ sample, what, className = 'button' }: AddToSamplesProps) {
  const { samples } = useMessages();
  return (
    <a
      className={`${className} wrap-anywhere`}
      href={addAddress(sample)}
      data-sample={refText(sample)}
      data-what={what}
      data-add-text={samples.addWhat}
      data-in-list-text={samples.inList}
    >
      {interpolate(samples.addWhat, { what })}
    </a>
  );
}
