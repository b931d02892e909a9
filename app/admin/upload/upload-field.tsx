import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useEarlyInput } from '#app/ui/fields/early-input.ts';
import { fieldAria } from '#app/ui/fields/field-frame.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { type UploadKind, uploadRules } from '#domain/files/upload/upload-rules.ts';
import { chosenFileKey } from '#domain/records/picture-texts.ts';
import { EmptyChoiceField } from '../form/fields/form-fields.tsx';
import { useFormState } from '../form/state/form-state.ts';
import { chooseFiles, setInputFiles } from './chosen-files.ts';
import { FilePreview } from './file-preview.tsx';
import { PictureTextFields } from './picture-text-fields.tsx';
import { StoredPicture } from './stored-picture.tsx';

interface UploadFieldProps {
  name: string;
  label: string;
  kind: UploadKind;
  multiple?: boolean;
  required?: boolean;
  /** Replaces the kind's own hint. */
  hint?: ReactNode;
  /** The labels of the button without and with a file, e.g. 'Upload Image' and 'Change Image'. */
  button?: readonly [none: string, one: string];
  /** The address of the stored picture; shown until another one is chosen. */
  stored?: string | null | undefined;
  /** Another stored file, or the stored media of a record. */
  children?: ReactNode;
}

/**
 * Chooses files by button, keyboard or drag and drop, checks and shows them, and lets the user remove each
 * before saving. The files are in a native input, so they are still chosen after a failed save. Several files are
 * the further pictures of a record, each with its text.
 */
export function UploadField({
  name,
  label,
  kind,
  multiple = false,
  required,
  hint = uploadRules[kind].hint(),
  button = multiple ? ['Choose Files', 'Choose Files'] : ['Choose File', 'Choose File'],
  stored,
  children = stored && <StoredPicture url={stored} alt={t('Current picture')} />,
}: UploadFieldProps) {
  const form = useFormState();
  const id = form.id + name;
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<string[]>([]);
  const [over, setOver] = useState(false);
  const errors = refused.length > 0 ? refused : form.errorsOf(name);

  const keep = (next: readonly File[], errors: string[] = []) => {
    setFiles(next);
    setRefused(errors);
    if (input.current) setInputFiles(input.current, next);
    form.changed(name);
  };
  const choose = (chosen: readonly File[]) => {
    const { files: next, errors } = chooseFiles(kind, multiple, files, chosen);
    keep(next, errors);
  };
  useEarlyInput(() => {
    const early = [...(input.current?.files ?? [])];
    if (early.length > 0) choose(early);
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button works for everyone
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        choose([...event.dataTransfer.files]);
      }}
      data-over={over || undefined}
      className="flex flex-col gap-2 border border-line border-dashed bg-white p-4 data-over:border-gold-deep data-over:bg-paper-deep"
    >
      <label htmlFor={id} className="font-medium text-sm">
        {translate(label)}
        {required && <span className="text-danger"> *</span>}
      </label>
      {multiple && <EmptyChoiceField name="pictures" />}
      {(multiple || files.length === 0) && children}
      {files.length > 0 && (
        <ul className="flex flex-col gap-3">
          {files.map((file, at) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="flex flex-wrap gap-3"
            >
              <div>
                <FilePreview file={file} />
                <Button
                  compact
                  aria-label={t('Remove {name}', { name: file.name })}
                  onClick={() => keep(files.filter((_, other) => other !== at))}
                >
                  {t('Remove')}
                </Button>
              </div>
              {multiple && (
                <PictureTextFields
                  picture={t('new picture {n}', { n: at + 1 })}
                  row={chosenFileKey(at)}
                  isVideo={file.type.startsWith('video/')}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        name={name}
        accept={uploadRules[kind].accept}
        multiple={multiple}
        className="sr-only noscript:not-sr-only"
        {...fieldAria(id, { hint, error: errors[0] })}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          if (chosen.length > 0) choose(chosen);
          else if (input.current) setInputFiles(input.current, files);
        }}
        tabIndex={-1}
      />
      <div className="flex flex-wrap items-center gap-3 noscript:hidden">
        <Button compact onClick={() => input.current?.click()} aria-describedby={`${id}-hint`}>
          {translate(button[files.length > 0 || children ? 1 : 0])}
        </Button>
        <span id={`${id}-hint`} className="text-muted text-sm">
          {typeof hint === 'string' ? translate(hint) : hint}
        </span>
      </div>
      <div id={`${id}-error`} role="alert" className="text-danger text-sm empty:hidden">
        {errors.map((error) => (
          <p key={error}>{translate(error)}</p>
        ))}
      </div>
    </div>
  );
}
