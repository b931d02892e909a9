import { useMessages } from '#app/i18n/locale.ts';
import { inData, messageLang, plain } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { cone } from '#app/ui/icons.ts';
import { samplesPath } from '#domain/samples/sample-list.ts';

/** The link to the list of samples with their number. samples-script.ts shows the link once the list has a line. */
export function HeaderSamples() {
  const { samples } = useMessages();
  return (
    <a
      className="button-icon header-samples figures"
      href={samplesPath}
      lang={messageLang(samples.count)}
      hidden
      data-samples-link={plain(samples.count)}
      {...inData('added-text', samples.added)}
    >
      <Icon d={cone} />
      <span aria-hidden="true" />
    </a>
  );
}
