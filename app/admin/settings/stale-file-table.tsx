import { Badge } from '#app/ui/badge.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { StaleFile } from '#domain/files/stale-file.ts';
import { rowLook } from '../parts/table-row.ts';

interface StaleFileTableProps {
  files: StaleFile[];
  selected: ReadonlySet<string>;
  onSelect: (paths: ReadonlySet<string>) => void;
}

const sizes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** 1536 is '1.5 kB'. */
function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${sizes.format(bytes / 1024)} kB`;
  return `${sizes.format(bytes / 1024 / 1024)} MB`;
}

/** Files to choose from, each with a look at what it is. */
export function StaleFileTable({ files, selected, onSelect }: StaleFileTableProps) {
  const all = files.every(({ path }) => selected.has(path));
  const toggle = (path: string) => {
    const next = new Set(selected);
    if (!next.delete(path)) next.add(path);
    onSelect(next);
  };
  return (
    <section
      aria-label="Stale files"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard where it is wider than the screen
      tabIndex={0}
      className="overflow-x-auto border border-line bg-white"
    >
      <table className="w-full border-collapse text-sm">
        <thead className="border-line border-b bg-paper-deep text-left">
          <tr>
            <th scope="col" className="w-12 px-2 py-2">
              <input
                type="checkbox"
                aria-label="Select all"
                checked={all}
                onChange={() => onSelect(new Set(all ? [] : files.map(({ path }) => path)))}
                className="size-6 accent-ink"
              />
            </th>
            {['Preview', 'File Name', 'Path', 'Size', 'Type'].map((header) => (
              <th key={header} scope="col" className="px-2 py-2 font-medium">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map(({ path, name, url, size, type }) => (
            <tr key={path} className={rowLook}>
              <td className="px-2 py-1">
                <input
                  type="checkbox"
                  aria-label={`Select ${name}`}
                  checked={selected.has(path)}
                  onChange={() => toggle(path)}
                  className="size-6 accent-ink"
                />
              </td>
              <td className="px-2 py-1">
                <a href={url} target="_blank" rel="noopener" aria-label={`Preview ${name}`}>
                  {type === 'image' ? (
                    <Picture
                      src={url}
                      alt=""
                      sizes="64px"
                      width={64}
                      height={48}
                      className="h-12 w-16 object-cover"
                    />
                  ) : (
                    <span className="underline">Open</span>
                  )}
                </a>
              </td>
              <td className="px-2 py-1">{name}</td>
              <td className="px-2 py-1 text-muted">{path}</td>
              <td className="whitespace-nowrap px-2 py-1">{sizeOf(size)}</td>
              <td className="px-2 py-1">
                <Badge>{type}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
