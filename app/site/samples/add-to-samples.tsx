import { useMessages } from '#app/i18n/locale.ts';
import { fill, inData, type Message, plain } from '#app/i18n/message.tsx';
import { addAddress, refText, type SampleRef } from '#domain/samples/sample-list.ts';

interface AddToSamplesProps {
  sample: SampleRef;
  /** The code or name, in texts such as `Add ST120 to samples`. */
  what: Message;
  className?: string;
  /** A shorter text where `what` is clear from its place, such as a column of a table; the name says it. */
  short?: Message;
}

/**
 * A link that adds something to the list of samples. Without a script it leads to the list; samples-script.ts adds to
 * the list in the browser and stays on the page.
 */
export function AddToSamples({ sample, what, className = 'button', short }: AddToSamplesProps) {
  const { samples } = useMessages();
  const name = fill(samples.addWhat, { what });
  return (
    <a
      className={`${className} wrap-anywhere`}
      href={addAddress(sample)}
      data-sample={refText(sample)}
      data-what={plain(what)}
      {...(short
        ? { 'aria-label': plain(name) }
        : { ...inData('add-text', samples.addWhat), ...inData('in-list-text', samples.inList) })}
    >
      {short ?? name}
    </a>
  );
}
