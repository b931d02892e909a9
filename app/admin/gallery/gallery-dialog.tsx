import { useState } from 'react';
import { t, translate } from '#domain/admin-words/t.ts';
import { uploadRules } from '#domain/files/upload/upload-rules.ts';
import { galleryFields as fields } from '#domain/gallery/gallery-fields.ts';
import type { GalleryItemToEdit } from '#domain/gallery/gallery-list.server.ts';
import { publishedKinds } from '#domain/kinds/kinds.ts';
import type { RecordChoices } from '#domain/records/record-choices.ts';
import { FieldGroup, FormColumn, FormColumns } from '../form/fields/form-columns.tsx';
import { CheckboxField, CheckboxList, StatusField } from '../form/fields/form-fields.tsx';
import { PlaceField } from '../form/fields/place-field.tsx';
import { RecordField } from '../form/fields/record-field.tsx';
import { SlugField } from '../form/fields/slug-field.tsx';
import { useFormState } from '../form/state/form-state.ts';
import { PlanPanel } from '../planned/plan-panel.tsx';
import type { ShownPlan } from '../planned/plan-texts.ts';
import { RecordPicker } from '../record-picker/record-picker.tsx';
import { RecordDialog } from '../records/record-dialog.tsx';
import { FailedPart, type Part } from '../screen/failed-part.tsx';
import { PictureTextFields } from '../upload/picture-text-fields.tsx';
import { StoredMedia } from '../upload/stored-media.tsx';
import { UploadField } from '../upload/upload-field.tsx';

interface Choices {
  categories: Part<{ id: number; name: string }[]>;
  products: Part<RecordChoices>;
  plans: Part<ShownPlan[]>;
}

/** The dialog Create New Gallery Item or Edit Gallery Item, open as the address says. */
export function GalleryDialog({
  item,
  ...choices
}: Choices & { item: GalleryItemToEdit | undefined }) {
  return (
    <RecordDialog
      kind="gallery_items"
      noun={t('Gallery Item')}
      addTitle={t('Create New Gallery Item')}
      loaded={item}
      tabs
    >
      {({ record }) => <GalleryFields record={record} {...choices} />}
    </RecordDialog>
  );
}

function GalleryFields({
  record,
  categories,
  products,
  plans,
}: Choices & { record: GalleryItemToEdit | undefined }) {
  const { entered } = useFormState();
  const [isPdf, setIsPdf] = useState(
    entered?.getAll('is_pdf').includes('on') ?? record?.is_pdf ?? false,
  );
  return (
    <FormColumns>
      <FormColumn>
        <FieldGroup heading={t('Texts')}>
          <div className="grid items-start gap-4 md:grid-cols-2">
            <RecordField fields={fields} name="name" value={record?.name} />
            <SlugField
              value={record?.slug}
              from="name"
              path={`${publishedKinds.gallery_items.page.list}/`}
              hint={t('The item URL is ')}
            />
          </div>
          {(['description', 'detailed_description', 'project_details'] as const).map((name) => (
            <RecordField key={name} fields={fields} name={name} value={record?.[name]} />
          ))}
        </FieldGroup>
      </FormColumn>
      <FormColumn>
        <FieldGroup heading={t('Where it is shown')}>
          <div className="grid items-start gap-4 md:grid-cols-2">
            <StatusField value={record?.status} />
            <PlaceField fields={fields} value={record?.display_order ?? 0} isNew={!record} />
          </div>
          {record && <PlanPanel kind="gallery_items" id={record.id} plans={plans} />}
          {categories.value ? (
            <CheckboxList
              name="category_ids"
              label={translate(fields.category_ids.label)}
              chosen={record?.category_ids ?? []}
              choices={categories.value}
              none={t('There are no gallery categories yet.')}
            />
          ) : (
            <FailedPart part={categories} />
          )}
          {products.value ? (
            <RecordPicker
              name="product_ids"
              label={translate(fields.product_ids.label)}
              search={t('Find a product')}
              chosen={record?.product_ids ?? []}
              offered={products.value}
              none={t('There are no products yet.')}
            />
          ) : (
            <FailedPart part={products} />
          )}
        </FieldGroup>
        <FieldGroup heading={t('Pictures and files')}>
          <CheckboxField
            name="is_pdf"
            label={translate(fields.is_pdf.label)}
            checked={isPdf}
            onSwitch={setIsPdf}
            hint={t('Opens a PDF instead of its own page.')}
          />
          {isPdf && (
            <UploadField
              name="pdf"
              label={t('PDF File')}
              kind="pdf"
              button={[t('Upload PDF'), t('Change PDF')]}
            >
              {record?.pdf_url && (
                <a
                  href={record.pdf_url}
                  target="_blank"
                  rel="noopener"
                  className="text-sm underline"
                >
                  {t('Current PDF file')}
                </a>
              )}
            </UploadField>
          )}
          <UploadField
            name="primary_image"
            label={t('Primary Image')}
            kind="image"
            button={[t('Upload Image'), t('Change Image')]}
            stored={record?.primary_image_url}
          />
          <PictureTextFields value={record} />
          {!isPdf && (
            <UploadField
              name="media"
              label={t('Additional Media')}
              kind="media"
              multiple
              hint={t('{rule}. Supported video formats: MP4, WebM, OGG.', {
                rule: uploadRules.media.hint(),
              })}
            >
              <StoredMedia
                name="removed_media_ids"
                media={record?.media ?? []}
                noun={t('medium')}
              />
            </UploadField>
          )}
        </FieldGroup>
      </FormColumn>
    </FormColumns>
  );
}
