import { Badge } from '#app/ui/badge.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { fileSize } from '#domain/files/file-size.ts';
import type { StaleFile } from '#domain/files/stale/stale-file.ts';

interface StaleFileTableProps {
  files: StaleFile[];
  selected: ReadonlySet<string>;
  onSelect: (paths: ReadonlySet<string>) => void;
}

/** A table of files to select, each with a preview. */
export function StaleFileTable({ files, selected, onSelect }: StaleFileTableProps) {
  const all = files.every(({ path }) => selected.has(path));
  const toggle = (path: string) => {
    const next = new Set(selected);
    if (!next.delete(path)) next.add(path);
    onSelect(next);
  };
  return (
    <section aria-label={t('Stale files')} className="listing">
      <table className="listing-table">
        <thead>
          <tr>
            <th scope="col" data-sortable="" className="w-12">
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  data-needs-script=""
                  aria-label={t('Select all')}
                  checked={all}
                  onChange={() => onSelect(new Set(all ? [] : files.map(({ path }) => path)))}
                  className="block size-6 shrink-0"
                />
                <span aria-hidden="true" className="listing-card-only">
                  {t('Select all')}
                </span>
              </label>
            </th>
            {['Preview', 'File Name', 'Path', 'Size', 'Type'].map((header) => (
              <th key={header} scope="col">
                {translate(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map(({ path, name, url, size, type }) => (
            <tr key={path} data-selected={selected.has(path) || undefined}>
              <td data-card="picture">
                <input
                  type="checkbox"
                  data-needs-script=""
                  aria-label={t('Select {name}', { name })}
                  checked={selected.has(path)}
                  onChange={() => toggle(path)}
                  className="block size-6"
                />
              </td>
              <td data-card="picture">
                <a
                  href={url}
                  target="_blank"
                  rel="noopener"
                  aria-label={t('Preview {name}', { name })}
                  className="inline-flex min-h-8 items-center"
                >
                  {type === 'image' ? (
                    <Picture
                      src={url}
                      alt=""
                      sizes="64px"
                      width={64}
                      height={48}
                      className="h-12 w-16 border border-line object-cover"
                    />
                  ) : (
                    <span className="underline">{t('Open')}</span>
                  )}
                </a>
              </td>
              <td data-card="title">{name}</td>
              <td data-header={t('Path')} className="text-muted">
                {path}
              </td>
              <td data-header={t('Size')} className="whitespace-nowrap">
                {fileSize(size)}
              </td>
              <td data-card="corner">
                <Badge>{t(type)}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
