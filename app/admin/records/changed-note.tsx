import { machineTime } from '#app/i18n/dates.ts';
import { Icon } from '#app/ui/icon.tsx';
import { pen } from '#app/ui/icons.ts';
import { t } from '#domain/admin-words/t.ts';
import { shortRelativeTime } from '../history/format-time.ts';

/** How long ago a record was changed. table.css shows the note only if the column 'Changed' has no room. */
export const ChangedNote = ({ at }: { at: Date }) => (
  <span className="changed-note" title={t('Changed {time}', { time: machineTime(at) })}>
    <Icon d={pen} className="action-drawing" />
    <span className="sr-only">{t('changed')} </span>
    {/* Server and browser render at different moments, so that the texts may differ. */}
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {shortRelativeTime(at)}
    </time>
  </span>
);
