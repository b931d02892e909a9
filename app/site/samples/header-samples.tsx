import { useMessages } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { cone } from '#app/ui/icons.ts';
import { samplesPath } from '#domain/samples/sample-list.ts';

/** The link to the list of samples with their number; samples-script.ts shows it once there are any. */
export function HeaderSamples() {
  const { samples } = useMessages();
  return (
    <a
      className="button-icon header-samples figures"
      href={samplesPath}
      hidden
      data-samples-link={samples.count}
      data-added-text={samples.added}
    >
      <Icon d={cone} />
      <span aria-hidden="true" />
    </a>
  );
}
