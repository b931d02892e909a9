import { t, translate } from '#domain/admin-words/t.ts';
import { isReadByFinder } from '#domain/finder/read-as.ts';
import {
  type ItemCodeFieldName,
  itemCodeFields,
  type Specified,
} from '#domain/products/item-codes/item-code-fields.ts';
import type { findItemCode } from '#domain/products/item-codes/item-code-list.server.ts';
import type { RecordChoices } from '#domain/records/record-choices.ts';
import { FieldGroup } from '../form/fields/form-columns.tsx';
import { RecordField } from '../form/fields/record-field.tsx';
import { HistoryPanel } from '../history/versions/history-panel.tsx';
import { ProductField } from '../products/product-field.tsx';
import { RecordDialog } from '../records/record-dialog.tsx';
import type { Part } from '../screen/failed-part.tsx';
import { PictureTextFields } from '../upload/picture-text-fields.tsx';
import { UploadField } from '../upload/upload-field.tsx';
import { MeasuredField } from './measured-field.tsx';

type ItemCode = NonNullable<Awaited<ReturnType<typeof findItemCode>>>;

const names = Object.keys(itemCodeFields) as ItemCodeFieldName[];

const fieldsOf = (belongs: (specified: Specified) => boolean) =>
  names.filter((name) => belongs(itemCodeFields[name].specified));

/**
 * The groups of the form, by the part of the product page that shows a field, and by whether codes are compared by it.
 */
const groups = {
  'What it is': fieldsOf(({ part, compared }) => part === 'information' && !compared),
  'Size and put-up': fieldsOf(({ part, compared }) => part === 'information' && compared === true),
  Care: fieldsOf(({ part }) => part === 'technical'),
};

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
      noun={t('Item Code')}
      loaded={itemCode}
      notCopied={t('Translations are not copied.')}
    >
      {({ record, values, copyNote }) => (
        <>
          {copyNote}
          {Object.entries(groups).map(([heading, ofGroup]) => (
            <FieldGroup key={heading} heading={translate(heading)}>
              {/* If the number of fields is odd, the last one takes the whole row. */}
              <div className="grid items-start gap-4 md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-2">
                {ofGroup.includes('item_code') && (
                  <ProductField value={values ? values.product_id : product} products={products} />
                )}
                {ofGroup.map((name) =>
                  isReadByFinder(name) ? (
                    <MeasuredField key={name} name={name} value={values?.[name]} />
                  ) : (
                    <RecordField
                      key={name}
                      fields={itemCodeFields}
                      name={name}
                      value={values?.[name]}
                      {...(name === 'item_code' && !record && product && { input: begin })}
                    />
                  ),
                )}
              </div>
            </FieldGroup>
          ))}
          <UploadField
            name="image"
            label={t('Item Image')}
            kind="image"
            stored={values?.image_url}
          />
          <PictureTextFields value={values} />
          {record && <HistoryPanel kind="item_codes" id={record.id} />}
        </>
      )}
    </RecordDialog>
  );
}

/** Puts the initial focus at the code, because the product is already chosen. */
const begin = { 'data-begin': '' } as const;
