import { news_items } from '#database/schema/news.ts';
import { defineKind } from '../records/kind.server.ts';
import { pictureParts } from '../records/media-rows.server.ts';
import { firstPicture } from '../share-image.ts';
import { findNewsPage } from './news.server.ts';
import { newsMedia, newsUploads, saveNewsItem } from './news-editing.server.ts';
import { newsWords } from './news-fields.ts';
import { newNewsForm, newsForm } from './news-form.ts';
import { findNewsItemToEdit, incompleteNews, newsFound } from './news-list.server.ts';

export const newsKind = defineKind({
  ...newsWords,
  form: newsForm,
  newForm: newNewsForm,
  table: news_items,
  uploads: newsUploads,
  read: findNewsItemToEdit,
  save: saveNewsItem,
  partTexts: pictureParts(newsMedia, news_items.id),
  found: newsFound,
  incomplete: incompleteNews,
  category: { column: news_items.category },
  async shareImage(db, language, slug) {
    const item = await findNewsPage(db, language, slug);
    return item && { name: item.title, picture: firstPicture(item.media) };
  },
});
