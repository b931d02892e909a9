import { t, translate } from '#domain/admin-words/t.ts';
import type { RecordChoices } from '#domain/records/record-choices.ts';
import { shadeFields as fields } from '#domain/shades/shade-fields.ts';
import type { ShadeToEdit } from '#domain/shades/shade-list.server.ts';
import { FieldGroup } from '../form/fields/form-columns.tsx';
import { CheckboxField, CheckboxList, StatusField } from '../form/fields/form-fields.tsx';
import { PlaceField } from '../form/fields/place-field.tsx';
import { RecordField } from '../form/fields/record-field.tsx';
import { HistoryPanel } from '../history/versions/history-panel.tsx';
import { ProductField } from '../products/product-field.tsx';
import { RecordDialog } from '../records/record-dialog.tsx';
import { FailedPart, type Part } from '../screen/failed-part.tsx';
import { PictureTextFields } from '../upload/picture-text-fields.tsx';
import { UploadField } from '../upload/upload-field.tsx';

interface ShadeDialogProps {
  shade: ShadeToEdit | undefined;
  products: Part<RecordChoices>;
  /** The item codes of the product. */
  codes: Part<{ id: number; name: string }[]>;
  /** The product by which the list is filtered; preselected for a new shade. */
  product: number | null;
}

/** The dialog Add Shade or Edit Shade, open as the address says. */
export function ShadeDialog({ shade, products, codes, product }: ShadeDialogProps) {
  return (
    <RecordDialog kind="shades" noun={t('Shade')} loaded={shade}>
      {({ record }) => (
        <>
          <FieldGroup heading={t('What it is')}>
            <div className="grid items-start gap-4 md:grid-cols-2">
              <ProductField value={record ? record.product_id : product} products={products} />
              <RecordField fields={fields} name="number" value={record?.number} />
              <RecordField fields={fields} name="name" value={record?.name} />
              <StatusField value={record?.status} />
              <PlaceField fields={fields} value={record?.display_order} isNew={!record} />
            </div>
          </FieldGroup>
          <FieldGroup heading={t('Colour')}>
            <div className="grid items-start gap-4 md:grid-cols-2">
              <RecordField
                fields={fields}
                name="colour_towards"
                value={record?.colour_towards}
                hint={t('sRGB such as #C8A050, or CIELAB (D65) such as L 70 a 5 b 40.')}
              />
              <RecordField fields={fields} name="colour_away" value={record?.colour_away} />
            </div>
            <RecordField
              fields={fields}
              name="matches"
              value={record?.matches}
              hint={t(
                'One on each line: maker, number, measured distance (ΔE 2000) or colour. Lines can be pasted from a spreadsheet.',
              )}
            />
          </FieldGroup>
          <FieldGroup heading={t('Where it is available')}>
            {codes.value ? (
              <CheckboxList
                name="item_code_ids"
                label={translate(fields.item_code_ids.label)}
                hint={t(
                  'If none is ticked, the shade is available in all item codes of the product.',
                )}
                chosen={record?.item_code_ids ?? []}
                choices={codes.value}
                none={
                  (record ? record.product_id : product) === null
                    ? t('Save the shade with its product first. Then you can choose item codes.')
                    : t('This product has no item codes.')
                }
              />
            ) : (
              <FailedPart part={codes} />
            )}
          </FieldGroup>
          <FieldGroup heading={t('Pictures')}>
            <UploadField
              name="image"
              label={t('Picture on the Cone')}
              kind="image"
              stored={record?.image_url}
            />
            <PictureTextFields value={record} />
            <UploadField
              name="stitched"
              label={t('Stitched Picture')}
              kind="image"
              stored={record?.stitched_url}
            />
            <RecordField
              fields={fields}
              name="stitched_alt_text"
              rows={2}
              value={record?.stitched_alt_text}
            />
            <CheckboxField
              name="stitched_is_decorative"
              label={translate(fields.stitched_is_decorative.label)}
              checked={record?.stitched_is_decorative ?? false}
            />
            <CheckboxField
              name="is_pictured"
              label={fields.is_pictured.label}
              checked={record?.is_pictured ?? false}
            />
          </FieldGroup>
          {record && <HistoryPanel kind="shades" id={record.id} />}
        </>
      )}
    </RecordDialog>
  );
}
