import type { Destination, NewMedium, SavedFiles } from '../files/saved-files.server.ts';
import type { UploadKind } from '../files/upload/upload-rules.ts';
import type { UploadedFile } from '../files/upload/uploaded-file.server.ts';
import type { PictureTexts } from './picture-form.ts';
import { chosenFileKey } from './picture-texts.ts';
import { step } from './record-editing.server.ts';

/** The uploaded files of a form, by field. */
export type Uploads = ReadonlyMap<string, UploadedFile[]>;

/** How the files of one upload field are stored. */
export interface Upload {
  kind: UploadKind;
  folder: Destination;
  /** The name of the step, for StepFailed. */
  step?: string;
  /** For a field with one file: the column that holds its address. */
  column?: string;
  /** For a field with one picture: the columns that hold its texts. */
  texts?: readonly string[];
  /**
   * For a field with several files: the record's property with the stored files, and the form field with the
   * ids of removed files.
   */
  several?: { stored: string; removed: string };
}

type UploadFields = Readonly<Record<string, Upload>>;

/** The addresses of stored files: single files by column, all other files as media. */
export interface StoredUploads<Column extends string = string> {
  addresses: { [Name in Column]?: string };
  media: NewMedium[];
}

/** The columns that hold the addresses of single files. */
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
 * Stores the uploaded files in the order of the fields. Stops at an invalid file of a single-file field;
 * leaves out invalid files of a field with several. `texts` are those of the media, by the key of the file.
 * Throws StorageError, or StepFailed for a field with a step.
 */
export async function storeUploads<Fields extends UploadFields>(
  batch: SavedFiles,
  fields: Fields,
  uploads: Uploads,
  texts: PictureTexts = [],
): Promise<StoredUploads<UploadColumn<Fields>> | FileRefused> {
  const addresses: Record<string, string> = {};
  const media: NewMedium[] = [];
  for (const [field, { kind, folder, step: name, column }] of Object.entries(fields)) {
    for (const [at, file] of (uploads.get(field) ?? []).entries()) {
      const store = () => batch.store(folder, kind, file);
      const stored = await (name ? step(name, store) : store());
      if (column === undefined) {
        if (!stored.ok) batch.leaveOut(file, stored.message);
        else if (stored.mediaType !== 'pdf') {
          const text = texts.find(({ key }) => key === (file.key ?? chosenFileKey(at)));
          const { alt_text = null, is_decorative = false } = text ?? {};
          media.push({ url: stored.url, media_type: stored.mediaType, alt_text, is_decorative });
        }
      } else if (stored.ok) addresses[column] = stored.url;
      else return { ok: false, refusal: 'file', field, message: stored.message };
    }
  }
  return { addresses: addresses as StoredUploads<UploadColumn<Fields>>['addresses'], media };
}
