import type { BackupCheck } from '#database/backup/check-backup.ts';
import type { ArchiveState } from '#database/log-archive/archive-state.ts';
import type { FileCopies } from '#database/log-archive/file-copies.ts';
import { storedText } from '#domain/admin-words/stored-text.ts';
import { t } from '#domain/admin-words/t.ts';
import { fileSize } from '#domain/files/file-size.ts';
import { Moment } from '../screen/screen.tsx';
import { tNodes } from '../screen/t-nodes.tsx';
import { StatusLine } from './status-list.tsx';
import { checkResults } from './status-texts.ts';

/** The result of the check. The message of a program stays in English. */
function CheckResult({ text }: { text: string }) {
  const shown = storedText(text, checkResults);
  return shown === text ? <span lang="en">{text}</span> : shown;
}

/** How many uploaded files have a copy, and why the others have none. */
function Copies({ files, waiting, complete, failure }: FileCopies) {
  return (
    <>
      {waiting > 0
        ? t('{waiting} of {files} files wait for a copy', { waiting, files })
        : t('{files} files', { files })}
      {complete && tNodes('; all had copies at {time}', { time: <Moment at={complete} /> })}
      {failure && (
        <p lang="en" className="text-danger">
          {failure}
        </p>
      )}
    </>
  );
}

/** Lines that say whether backups can be restored, to which moments the embedded database can go back, and whether uploaded files are copied. */
export function BackupLines({
  backupCheck,
  archive,
  fileCopies,
  advice,
}: {
  backupCheck: BackupCheck | undefined;
  archive: ArchiveState | undefined;
  fileCopies: FileCopies | undefined;
  advice: Partial<Record<'check' | 'archive' | 'fileCopies', string | undefined>>;
}) {
  return (
    <>
      <StatusLine label={t('Backup check')} advice={advice.check}>
        {backupCheck ? (
          <>
            <Moment at={backupCheck.at} />: <CheckResult text={backupCheck.text} />
          </>
        ) : (
          t('None yet')
        )}
      </StatusLine>
      {archive && (
        <StatusLine label={t('Log archive')} advice={advice.archive}>
          {fileSize(archive.bytes)}
          {archive.periods.length === 0 && t(', no base backup yet')}
          {archive.periods.map(({ from, until }) => (
            <span key={from.getTime()} className="block">
              {tNodes('Can go back to any moment from {from} to {until}', {
                from: <Moment at={from} />,
                until: <Moment at={until} />,
              })}
            </span>
          ))}
        </StatusLine>
      )}
      {fileCopies && (
        <StatusLine label={t('Copies of uploaded files')} advice={advice.fileCopies}>
          <Copies {...fileCopies} />
        </StatusLine>
      )}
    </>
  );
}
