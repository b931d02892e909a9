import { useMessages } from '#app/i18n/locale.ts';
import { fill, inData, type Message, plain } from '#app/i18n/message.tsx';
import { addAddress, refText, type SampleRef } from '#domain/samples/sample-list.ts';

interface AddToSamplesProps {
  sample: SampleRef;
  /** The code or name in texts such as `Add ST120 to samples`. */
  what: Message;
  className?: string;
  /** A shorter visible text for a place that shows `what` already, such as a column of a table. */
  short?: Message;
}

/**
 * A link that adds a product, code, shade or project to the list of samples. With a script the visitor stays on the
 * page; without one the link leads to the list.
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
