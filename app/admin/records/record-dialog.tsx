import type { ReactNode } from 'react';
import type { z } from 'zod';
import { type CatalogueKind, catalogueKinds, isPublishedKind } from '#domain/kinds/kinds.ts';
import { CopyNote, DuplicateLink } from '../duplicate/duplicate.tsx';
import { useCopied } from '../duplicate/use-copied.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { PlanButton } from '../planned/plan-button.tsx';
import { useOpenDialog } from '../screen/use-open-dialog.ts';

interface LoadedRecord {
  id: number;
  version: number;
  status?: 'Active' | 'Inactive';
}

interface Filled<Loaded> {
  /** What is edited; undefined for a new record. */
  record: Loaded | undefined;
  /** What the fields begin with: what is edited or copied. */
  values: Loaded | undefined;
  /** Says in the form for a copy what does not come along. */
  copyNote: ReactNode;
}

interface RecordDialogProps<Loaded> {
  kind: CatalogueKind;
  /** 'Product': titles and buttons are made of it. */
  noun: string;
  addTitle?: string;
  /** The record that the address names. */
  loaded: Loaded | undefined;
  /** The rules for a new record, if they are not those of an edit. */
  newForm?: (copy: Loaded | undefined) => z.ZodObject;
  /** Set if records can be duplicated: what a copy does not have. */
  notCopied?: string;
  children: (filled: Filled<Loaded>) => ReactNode;
}

/** The form of a record of a kind, to add or edit as the address asks. */
export function RecordDialog<Loaded extends LoadedRecord>(props: RecordDialogProps<Loaded>) {
  const { kind, noun, addTitle = `Add ${noun}`, loaded, newForm, notCopied, children } = props;
  const open = useOpenDialog(loaded);
  const copied = useCopied(loaded);
  if (!open) return null;
  const record = open === 'new' ? undefined : open;
  const copy = notCopied ? copied : undefined;
  const published = isPublishedKind(kind) ? kind : undefined;
  const { form } = catalogueKinds[kind];
  return (
    <FormDialog
      key={record?.id ?? 'new'}
      title={record ? `Edit ${noun}` : addTitle}
      schema={record ? form : (newForm?.(copy) ?? form)}
      record={record}
      {...(published && { preview: published })}
      submitLabel={record ? `Update ${noun}` : `Create ${noun}`}
      more={record && notCopied && <DuplicateLink id={record.id} />}
      besideSave={
        record?.status &&
        published && (
          <PlanButton kind={published} record={{ id: record.id, status: record.status }} />
        )
      }
    >
      {children({
        record,
        values: record ?? copy,
        copyNote: copy && notCopied && <CopyNote id={copy.id} left={notCopied} />,
      })}
    </FormDialog>
  );
}
