import { checkChosenFile, type UploadKind } from '#domain/files/upload/upload-rules.ts';

/** Sets the files of a file input, as if the user had chosen them there. */
export function setInputFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

const same = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The files to keep after more were chosen, only valid ones. If only one file is allowed, the last one is kept. */
export function chooseFiles(
  kind: UploadKind,
  multiple: boolean,
  earlier: readonly File[],
  chosen: readonly File[],
): { files: File[]; errors: string[] } {
  const errors: string[] = [];
  const valid = chosen.filter((file) => {
    const error = checkChosenFile(kind, file);
    if (error && !errors.includes(error)) errors.push(error);
    return !error;
  });
  if (!multiple) return { files: valid.length > 0 ? valid.slice(-1) : [...earlier], errors };
  const added = valid.filter((file) => !earlier.some((other) => same(file, other)));
  return { files: [...earlier, ...added], errors };
}
