import type { findItemCode } from '#domain/products/item-code-list.server.ts';

import { type ItemCodeFieldName, itemCodeFields } from '#domain/products/item-code-words.ts';
import type { RecordChoices } from '#domain/records/record-choices.ts';
import { SelectField } from '../form/form-fields.tsx';
import { RecordField } from '../form/record-field.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import { RecordSearchField } from '../record-picker/record-search-field.tsx';
import { RecordDialog } from '../records/record-dialog.tsx';
import { FailedPart, type Part } from '../screen/failed-part.tsx';
import { PictureCell } from '../table/picture-cell.tsx';
import { UploadField } from '../upload/upload-field.tsx';

type ItemCode = NonNullable<Awaited<ReturnType<typeof findItemCode>>>;

const names = Object.keys(itemCodeFields) as ItemCodeFieldName[];
const isLong = (name: ItemCodeFieldName) => 'rows' in itemCodeFields[name];

interface ItemCodeDialogProps {
  itemCode: ItemCode | undefined;
  products: Part<RecordChoices>;
  /** The product by which the list is filtered; preselected for a new code. */
  product: number | null;
}

/** The dialog Add Item Code or Edit Item Code, open as the address says. */
export function ItemCodeDialog({ itemCode, products, product }: ItemCodeDialogProps) {
  return (
    <RecordDialog
      kind="item_codes"
      noun="Item Code"
      loaded={itemCode}
      notCopied="Translations are not copied."
    >
      {({ record, values, copyNote }) => (
        <>
          {copyNote}
          <div className="grid gap-4 md:grid-cols-2">
            <ProductField value={values ? values.product_id : product} products={products} />
            {names
              .filter((name) => !isLong(name))
              .map((name) => (
                <RecordField
                  key={name}
                  fields={itemCodeFields}
                  name={name}
                  value={values?.[name]}
                />
              ))}
          </div>
          {names.filter(isLong).map((name) => (
            <RecordField key={name} fields={itemCodeFields} name={name} value={values?.[name]} />
          ))}
          <UploadField name="image" label="Item Image" kind="image">
            {values?.image_url && <PictureCell url={values.image_url} />}
          </UploadField>
          {record && <HistoryPanel kind="item_codes" id={record.id} />}
        </>
      )}
    </RecordDialog>
  );
}

/** A select of all products if there are few, otherwise a search field. */
function ProductField({
  value,
  products,
}: {
  value: number | null | undefined;
  products: Part<RecordChoices>;
}) {
  const field = { name: 'product_id', label: 'Product', required: true, value };
  if (!products.value)
    return (
      <div>
        <FailedPart part={products} />
        <input type="hidden" name="product_id" value={value ?? ''} />
      </div>
    );
  const { choices, more } = products.value;
  if (more > 0)
    return (
      <RecordSearchField {...field} offered={products.value} source="/admin/product-choices" />
    );
  return (
    <SelectField {...field} choices={[{ value: '', label: 'Select a product' }, ...choices]} />
  );
}
