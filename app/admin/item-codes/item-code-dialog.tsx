import type { findItemCode } from '#domain/products/item-code-list.server.ts';
import { itemCodeForm } from '#domain/products/item-code-words.ts';
import type { RecordChoices } from '#domain/records/record-choices.ts';
import { CopyNote, DuplicateLink } from '../duplicate/duplicate.tsx';
import { useCopied } from '../duplicate/use-copied.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { SelectField, TextField } from '../form/form-fields.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import { RecordSearchField } from '../record-picker/record-search-field.tsx';
import { FailedPart, type Part } from '../screen/failed-part.tsx';
import { useOpenDialog } from '../screen/use-open-dialog.ts';
import { PictureCell } from '../table/picture-cell.tsx';
import { UploadField } from '../upload/upload-field.tsx';
import { itemCodeLabels as labels } from './item-code-texts.ts';

type ItemCode = NonNullable<Awaited<ReturnType<typeof findItemCode>>>;

const short = [
  'composition',
  'type',
  'denier',
  'length',
  'net_weight',
  'gross_weight',
  'country_of_origin',
  'bleaching',
  'ironing',
  'washing_temperature',
] as const;
const long = ['other_information', 'other_technical_info'] as const;

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
        <TextField name="item_code" label={labels.item_code} required value={values?.item_code} />
        {short.map((name) => (
          <TextField key={name} name={name} label={labels[name]} value={values?.[name]} />
        ))}
      </div>
      {long.map((name) => (
        <TextField key={name} name={name} label={labels[name]} rows={3} value={values?.[name]} />
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
