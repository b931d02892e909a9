import { machineTime } from '#app/i18n/dates.ts';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import type { listPreviewLinks } from '#domain/previews/preview-link.server.ts';
import { useOperation } from '../actions/use-operation.ts';
import { Moment } from '../screen/screen.tsx';
import { tNodes } from '../screen/t-nodes.tsx';

type PreviewLink = Awaited<ReturnType<typeof listPreviewLinks>>[number];

/** The valid preview links: what they show, how often they were opened, when they end, and Revoke. */
export function PreviewLinkList({ links }: { links: PreviewLink[] }) {
  const { run, busy } = useOperation();
  if (links.length === 0) return <p className="mt-6 text-muted">{t('There are no links yet.')}</p>;
  return (
    <ul className="mt-6 flex flex-col gap-2">
      {links.map((link) => (
        <li
          key={link.id}
          className="flex flex-wrap items-center justify-between gap-3 border border-line bg-white px-5 py-3 text-sm"
        >
          <div className="min-w-0">
            <p className="wrap-anywhere">
              {link.drafted_at
                ? tNodes('As entered in the form on {time}', {
                    time: <Moment at={link.drafted_at} />,
                  })
                : t('As saved')}
            </p>
            <p className="wrap-anywhere text-muted">
              {tNodes('Created by {name} on {time}, expires on {end}', {
                name: link.made_by,
                time: <Moment at={link.made_at} />,
                end: <Moment at={link.expires_at} />,
              })}
            </p>
            <p className="text-muted">
              {link.last_opened_at
                ? tNodes('{opened}, last on {time}', {
                    opened: openedText(link.opened),
                    time: <Moment at={link.last_opened_at} />,
                  })
                : openedText(link.opened)}
            </p>
          </div>
          <Button
            compact
            aria-disabled={busy}
            aria-label={t('Revoke the link created on {time}', { time: machineTime(link.made_at) })}
            onClick={() => run('revoke', { id: link.id })}
          >
            {t('Revoke')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const openedText = (count: number) =>
  count === 1 ? t('Opened once') : t('Opened {count} times', { count });
