import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { buttonLook } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { kindForms } from '#domain/kinds/kind-forms.ts';
import { type CatalogueKind, catalogueKinds, isPublishedKind } from '#domain/kinds/kinds.ts';
import { CopyNote, DuplicateLink } from '../duplicate/duplicate.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import type { FormTab } from '../form/form-tabs.tsx';
import { PlanButton } from '../planned/plan-button.tsx';
import { useOpenDialog } from '../screen/use-open-dialog.ts';
import { useOpenedRecord } from '../shortcuts/use-opened-record.ts';
import { sideBySideAddress } from '../translations/translation-address.ts';
import { type ShownInTabs, sharedTabs } from './shared-tabs.tsx';

interface LoadedRecord {
  id: number;
  version: number;
  status?: 'Active' | 'Inactive';
}

interface Filled<Loaded> {
  /** The record that is edited; undefined for a new one. */
  record: Loaded | undefined;
  /** The initial values of the fields: those of the record that is edited or copied. */
  values: Loaded | undefined;
  /** A note in the form of a copy that says what is not copied. */
  copyNote: ReactNode;
}

interface RecordDialogProps<Loaded> {
  kind: CatalogueKind;
  /** The noun in titles and buttons, e.g. 'Product'. */
  noun: string;
  addTitle?: string;
  /** The record that the loader read for ?edit= or ?copy=. */
  loaded: Loaded | undefined;
  /** The schema for a new record, if it differs from that for an edit. */
  newForm?: (copy: Loaded | undefined) => z.ZodObject;
  /** What a copy leaves out; set if records of this kind can be duplicated. */
  notCopied?: string;
  /** Content beside the form, such as a preview. */
  beside?: (record: Loaded | undefined, isShown: boolean) => ReactNode;
  /** Set if the form has the tabs Translations and History. A function answers further tabs, which come first. */
  tabs?: true | ((shown: ShownInTabs) => readonly FormTab[]);
  children: (filled: Filled<Loaded>) => ReactNode;
}

/** The dialog with the form of a record, open to add or to edit as the address says. */
export function RecordDialog<Loaded extends LoadedRecord>(props: RecordDialogProps<Loaded>) {
  const { kind, addTitle, loaded, newForm, notCopied, beside, tabs, children } = props;
  const noun = translate(props.noun);
  const { isOpen, record } = useOpenDialog(loaded);
  const [parameters] = useSearchParams();
  const isVersionAsked = parameters.has('version');
  const isCopy = parameters.has('new') && parameters.get('copy') === String(loaded?.id);
  const { nameColumn } = catalogueKinds[kind];
  const name = (loaded as Readonly<Record<string, unknown>> | undefined)?.[nameColumn];
  useOpenedRecord(kind, record?.id, String(name ?? ''));
  if (!isOpen) return null;
  const copy = notCopied && isCopy ? loaded : undefined;
  const published = isPublishedKind(kind) ? kind : undefined;
  const form = kindForms[kind];
  const addedTitle = addTitle ? translate(addTitle) : t('Add {noun}', { noun });
  const shown = { id: record?.id, copied: copy?.id, isVersionAsked };
  return (
    <FormDialog
      key={record?.id ?? 'new'}
      title={record ? t('Edit {noun}', { noun }) : addedTitle}
      schema={record ? form : (newForm?.(copy) ?? form)}
      record={record}
      {...(published && { preview: published })}
      submitLabel={record ? t('Update {noun}', { noun }) : t('Create {noun}', { noun })}
      more={
        record && (
          <>
            <Link to={sideBySideAddress(kind, record.id)} className={buttonLook('plain', true)}>
              {t('Translate')}
            </Link>
            {notCopied && <DuplicateLink id={record.id} />}
          </>
        )
      }
      {...(tabs && { tabs: [...(tabs === true ? [] : tabs(shown)), ...sharedTabs(kind, shown)] })}
      {...(beside && { beside: (isShown: boolean) => beside(record, isShown) })}
      besideSave={
        published &&
        (record ? record.status : tabs) && (
          <PlanButton
            kind={published}
            record={record?.status && { id: record.id, status: record.status }}
          />
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
