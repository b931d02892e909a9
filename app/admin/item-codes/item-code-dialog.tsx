import type { findItemCode } from '#domain/products/item-code-list.server.ts';

import {
  type ItemCodeFieldName,
  itemCodeFields,
  itemCodeForm,
} from '#domain/products/item-code-words.ts';
import type { RecordChoices } from '#domain/records/record-choices.ts';
import { CopyNote, DuplicateLink } from '../duplicate/duplicate.tsx';
import { useCopied } from '../duplicate/use-copied.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { SelectField } from '../form/form-fields.tsx';
import { RecordField } from '../form/record-field.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import { RecordSearchField } from '../record-picker/record-search-field.tsx';
import { FailedPart, type Part } from '../screen/failed-part.tsx';
import { useOpenDialog } from '../screen/use-open-dialog.ts';
import { PictureCell } from '../table/picture-cell.tsx';
import { UploadField } from '../upload/upload-field.tsx';

type ItemCode = NonNullable<Awaited<ReturnType<typeof findItemCode>>>;

const names = Object.keys(itemCodeFields) as ItemCodeFieldName[];
const isLong = (name: ItemCodeFieldName) => 'rows' in itemCodeFields[name];

interface ItemCodeDialogProps {
  itemCode: ItemCode | undefined;
  products: Part<RecordChoices>;
  /** The product that the list shows the codes of: a new one begins with it. */
  product: number | null;
}

/** Add Item Code or Edit Item Code, as the address asks. */
export function ItemCodeDialog({ itemCode, products, product }: ItemCodeDialogProps) {
  const open = useOpenDialog(itemCode);
  const copy = useCopied(itemCode);
  if (!open) return null;
  const record = open === 'new' ? undefined : open;
  const values = record ?? copy;
  const productId = values ? values.product_id : product;
  return (
    <FormDialog
      key={record?.id ?? 'new'}
      title={record ? 'Edit Item Code' : 'Add Item Code'}
      schema={itemCodeForm}
      record={record}
      submitLabel={record ? 'Update Item Code' : 'Create Item Code'}
      more={record && <DuplicateLink id={record.id} />}
    >
      {copy && <CopyNote id={copy.id} left="Translations are not copied." />}
      <div className="grid gap-4 md:grid-cols-2">
        {products.value ? (
          <ProductField value={productId} products={products.value} />
        ) : (
          <div>
            <FailedPart part={products} />
            <input type="hidden" name="product_id" value={productId ?? ''} />
          </div>
        )}
        {names
          .filter((name) => !isLong(name))
          .map((name) => (
            <RecordField key={name} fields={itemCodeFields} name={name} value={values?.[name]} />
          ))}
      </div>
      {names.filter(isLong).map((name) => (
        <RecordField key={name} fields={itemCodeFields} name={name} value={values?.[name]} />
      ))}
      <UploadField name="image" label="Item Image" kind="image">
        {values?.image_url && <PictureCell url={values.image_url} />}
      </UploadField>
      {record && <HistoryPanel kind="item_codes" id={record.id} />}
    </FormDialog>
  );
}

/** All products in a select while they are few, else a box to search them. */
function ProductField({
  value,
  products,
}: {
  value: number | null | undefined;
  products: RecordChoices;
}) {
  const field = { name: 'product_id', label: 'Product', required: true, value };
  if (products.more > 0)
    return <RecordSearchField {...field} offered={products} source="/admin/product-choices" />;
  const choices = [{ value: '', label: 'Select a product' }, ...products.choices];
  return <SelectField {...field} choices={choices} />;
}
