import { recordPages } from '#domain/addresses/public-pages.ts';
import { productForm } from '#domain/products/product-form.ts';
import type { ProductImage, ProductToEdit } from '#domain/products/product-list.server.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { CheckboxList, StatusField, TextField } from '../form/form-fields.tsx';
import { SlugField } from '../form/slug-field.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import { FailedPart, type Part } from '../screen/failed-part.tsx';
import { useOpenDialog } from '../screen/use-open-dialog.ts';
import { PictureCell } from '../table/picture-cell.tsx';
import { StoredMedia } from '../upload/stored-media.tsx';
import { UploadField } from '../upload/upload-field.tsx';
import { ProductSectionFields } from './product-section-fields.tsx';
import { productLabels as labels } from './product-texts.ts';

interface ProductDialogProps {
  product: ProductToEdit | undefined;
  categories: Part<{ id: number; name: string }[]>;
  /** The categories that the product is in. */
  chosen: Part<number[] | undefined>;
  images: Part<ProductImage[] | undefined>;
}

/** Add Product or Edit Product, as the address asks. */
export function ProductDialog({ product, categories, chosen, images }: ProductDialogProps) {
  const open = useOpenDialog(product);
  if (!open) return null;
  const record = open === 'new' ? undefined : open;
  return (
    <FormDialog
      key={record?.id ?? 'new'}
      title={record ? 'Edit Product' : 'Add Product'}
      schema={productForm}
      record={record}
      submitLabel={record ? 'Update Product' : 'Create Product'}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="name" label={labels.name} required value={record?.name} />
        <SlugField value={record?.slug} from="name" path={`${recordPages.products.list}/`} />
      </div>
      <TextField
        name="description"
        label={labels.description}
        rows={2}
        value={record?.description}
      />
      <TextField
        name="detailed_description"
        label={labels.detailed_description}
        rows={6}
        value={record?.detailed_description}
      />
      <ProductSectionFields product={record} />
      <div className="grid gap-4 md:grid-cols-[10rem_1fr]">
        <StatusField value={record?.status} />
        {categories.value && !chosen.failed ? (
          <CheckboxList
            name="category_ids"
            label={labels.category_ids}
            chosen={(record && chosen.value) ?? []}
            choices={categories.value}
            none="There are no categories yet."
          />
        ) : (
          <FailedPart part={categories.failed ? categories : chosen} field="category_ids" />
        )}
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <UploadField
          name="image"
          label="Primary Image"
          kind="image"
          button={['Upload Image', 'Change Image']}
        >
          {record?.image_url && <PictureCell url={record.image_url} />}
        </UploadField>
        <UploadField name="catalogue_pdf" label="Catalogue PDF" kind="pdf">
          {record?.catalogue_pdf && (
            <a
              href={record.catalogue_pdf}
              target="_blank"
              rel="noopener"
              className="text-sm underline"
            >
              Catalogue PDF now
            </a>
          )}
        </UploadField>
      </div>
      <UploadField name="additional_images" label="Additional Images" kind="image" multiple>
        <FailedPart part={images} />
        <StoredMedia name="removed_image_ids" media={(record && images.value) ?? []} noun="image" />
      </UploadField>
      {record && <HistoryPanel kind="products" id={record.id} />}
    </FormDialog>
  );
}
