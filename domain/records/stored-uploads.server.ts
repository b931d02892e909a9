import type { Destination, FileBatch, NewMedium } from '../files/file-batch.server.ts';
import type { UploadKind } from '../files/upload/upload-rules.ts';
import type { UploadedFile } from '../files/upload/uploaded-file.server.ts';
import { step } from './record-editing.server.ts';

/** The files that a form uploaded, by field. */
export type Uploads = ReadonlyMap<string, UploadedFile[]>;

/** What one field of a form uploads. */
export interface Upload {
  kind: UploadKind;
  folder: Destination;
  /** Names what fails when a file cannot be stored. */
  step?: string;
  /** Of a field for one file: the column that holds its address. */
  column?: string;
  /** Of a field for several files: where the record has those that are stored, and the form's field of removed ones. */
  several?: { stored: string; removed: string };
}

type UploadFields = Readonly<Record<string, Upload>>;

/** Where the files of a record were stored: single ones by column, then all others. */
export interface StoredUploads<Column extends string = string> {
  addresses: { [Name in Column]?: string };
  media: NewMedium[];
}

/** The columns that hold addresses of uploads. */
export type UploadColumn<Fields extends UploadFields> = Extract<
  Fields[keyof Fields],
  { column: string }
>['column'];

interface FileRefused {
  ok: false;
  refusal: 'file';
  field: string;
  message: string;
}

/**
 * Stores the files of a form in the order of its fields. A refused one ends it, but of a field for several
 * files the invalid ones are left out. Throws StorageError, or StepFailed where there is a step.
 */
export async function storeUploads<Fields extends UploadFields>(
  batch: FileBatch,
  fields: Fields,
  uploads: Uploads,
): Promise<StoredUploads<UploadColumn<Fields>> | FileRefused> {
  const addresses: Record<string, string> = {};
  const media: NewMedium[] = [];
  for (const [field, { kind, folder, step: name, column }] of Object.entries(fields)) {
    for (const file of uploads.get(field) ?? []) {
      const store = () => batch.store(folder, kind, file);
      const stored = await (name ? step(name, store) : store());
      if (column === undefined) {
        if (!stored.ok) batch.leaveOut(file, stored.message);
        else if (stored.mediaType !== 'pdf')
          media.push({ url: stored.url, media_type: stored.mediaType });
      } else if (stored.ok) addresses[column] = stored.url;
      else return { ok: false, refusal: 'file', field, message: stored.message };
    }
  }
  return { addresses: addresses as StoredUploads<UploadColumn<Fields>>['addresses'], media };
}
