import { t, translate } from '#domain/admin-words/t.ts';
import { publishedKinds } from '#domain/kinds/kinds.ts';
import type { CodeOfProduct } from '#domain/products/item-codes/item-code-list.server.ts';
import { productFields as fields } from '#domain/products/product-fields.ts';
import type { ProductImage, ProductToEdit } from '#domain/products/product-list.server.ts';
import { FieldGroup, FormColumn, FormColumns } from '../form/fields/form-columns.tsx';
import { CheckboxList, StatusField } from '../form/fields/form-fields.tsx';
import { RecordField } from '../form/fields/record-field.tsx';
import { SlugField } from '../form/fields/slug-field.tsx';
import { PlanPanel } from '../planned/plan-panel.tsx';
import type { ShownPlan } from '../planned/plan-texts.ts';
import { gridTabs } from '../product-grids/grid-form-tab.tsx';
import { RecordDialog } from '../records/record-dialog.tsx';
import { FailedPart, type Part } from '../screen/failed-part.tsx';
import { PictureTextFields } from '../upload/picture-text-fields.tsx';
import { StoredMedia } from '../upload/stored-media.tsx';
import { UploadField } from '../upload/upload-field.tsx';
import { ProductItemCodes } from './product-item-codes.tsx';
import { ProductSectionFields } from './product-section-fields.tsx';
import { UsesField } from './uses-field.tsx';

interface ProductDialogProps {
  product: ProductToEdit | undefined;
  categories: Part<{ id: number; name: string }[]>;
  /** The ids of the product's categories. */
  chosen: Part<number[] | undefined>;
  images: Part<ProductImage[] | undefined>;
  codes: Part<CodeOfProduct[] | undefined>;
  plans: Part<ShownPlan[]>;
}

/** The dialog Add Product or Edit Product, open as the address says. */
export function ProductDialog(props: ProductDialogProps) {
  const { product, categories, chosen, images, codes, plans } = props;
  return (
    <RecordDialog
      kind="products"
      noun={t('Product')}
      loaded={product}
      notCopied={t(
        'Item codes, shades and translations are copied only if you choose so in their tabs. Codes and shades take their pictures and translations along.',
      )}
      tabs={gridTabs}
    >
      {({ record, values, copyNote }) => (
        <FormColumns>
          <FormColumn>
            <FieldGroup heading={t('Texts')}>
              {copyNote}
              <div className="grid items-start gap-4 md:grid-cols-2">
                <RecordField fields={fields} name="name" value={values?.name} />
                <SlugField
                  value={values?.slug}
                  from="name"
                  path={`${publishedKinds.products.page.list}/`}
                />
              </div>
              <RecordField fields={fields} name="description" value={values?.description} />
              <RecordField
                fields={fields}
                name="detailed_description"
                value={values?.detailed_description}
              />
              <ProductSectionFields product={values} />
            </FieldGroup>
          </FormColumn>
          <FormColumn>
            <FieldGroup heading={t('Where it is shown')}>
              <StatusField value={values?.status} />
              {record && <PlanPanel kind="products" id={record.id} plans={plans} />}
              {categories.value && !chosen.failed ? (
                <CheckboxList
                  name="category_ids"
                  label={translate(fields.category_ids.label)}
                  chosen={(values && chosen.value) ?? []}
                  choices={categories.value}
                  none={t('There are no categories yet.')}
                />
              ) : (
                <FailedPart part={categories.failed ? categories : chosen} />
              )}
            </FieldGroup>
            {record && (
              <FieldGroup heading={t('Item Codes')}>
                <ProductItemCodes productId={record.id} codes={codes} />
              </FieldGroup>
            )}
            <FieldGroup heading={t('Pictures and catalogue')}>
              <UploadField
                name="image"
                label={t('Primary Image')}
                kind="image"
                button={[t('Upload Image'), t('Change Image')]}
                stored={values?.image_url}
              />
              <PictureTextFields value={values} />
              <UploadField
                name="additional_images"
                label={t('Additional Images')}
                kind="image"
                multiple
              >
                <FailedPart part={images} />
                <StoredMedia
                  name="removed_image_ids"
                  media={(values && images.value) ?? []}
                  noun={t('image')}
                />
              </UploadField>
              <UploadField name="catalogue_pdf" label={t('Catalogue PDF')} kind="pdf">
                {values?.catalogue_pdf && (
                  <a
                    href={values.catalogue_pdf}
                    target="_blank"
                    rel="noopener"
                    className="text-sm underline"
                  >
                    {t('Current catalogue PDF')}
                  </a>
                )}
              </UploadField>
            </FieldGroup>
            <FieldGroup heading={t('What it is made for')}>
              <UsesField chosen={values?.uses ?? []} isNew={!record} />
            </FieldGroup>
          </FormColumn>
        </FormColumns>
      )}
    </RecordDialog>
  );
}
