import { products } from '#database/schema/products.ts';
import { defineKind } from '../records/kind.server.ts';
import { linkedIds } from '../records/links.server.ts';
import { pictureParts, textsInForm } from '../records/media-rows.server.ts';
import { incompleteProducts, productPictures } from './incomplete-products.server.ts';
import { findProductPage } from './product.server.ts';
import { productUploads, saveProduct } from './product-editing.server.ts';
import { productWords } from './product-fields.ts';
import { productForm } from './product-form.ts';
import {
  findProduct,
  findProductImages,
  productCategoryLinks,
  productsFound,
} from './product-list.server.ts';

export const productKind = defineKind({
  ...productWords,
  form: productForm,
  table: products,
  uploads: productUploads,
  async read(db, id) {
    const product = await findProduct(db, id);
    if (!product) return undefined;
    const category_ids = await linkedIds(db, productCategoryLinks, id);
    const images = await findProductImages(db, id);
    return { ...product, category_ids, images, pictures: textsInForm(images) };
  },
  partTexts: pictureParts(productPictures, products.id),
  save: saveProduct,
  found: productsFound,
  incomplete: incompleteProducts,
  category: { ...productCategoryLinks, to: 'product_categories' },
  async shareImage(db, language, slug) {
    const product = await findProductPage(db, language, slug);
    return product && { name: product.name, picture: product.pictures[0]?.url };
  },
});
