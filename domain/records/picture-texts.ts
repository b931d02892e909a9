import { t } from '../admin-words/t.ts';
import type { Fields } from './kind-fields.ts';

/** The key of a chosen file, by its place among the chosen files. */
export const chosenFileKey = (at: number) => `new-${at}`;

export const mainPicture = 'the main picture';

const labels = {
  alt_text: 'Alternative text of the main picture',
  is_decorative: 'The main picture is decorative',
};

/** The labels of the fields, for a picture such as 'picture 2'. */
export const pictureTextLabels = (picture: string) =>
  picture === mainPicture
    ? labels
    : {
        alt_text: t('Alternative text of {picture}', { picture }),
        is_decorative: t('{picture} is decorative', {
          picture: picture.charAt(0).toUpperCase() + picture.slice(1),
        }),
      };

/** The fields of a record with one picture. */
export const pictureTextFields = {
  alt_text: { label: labels.alt_text, inHistory: 'alt text', translated: { optional: true } },
  is_decorative: {
    ...{ label: labels.is_decorative, inHistory: 'use of the picture' },
    yesOrNo: ['decorative', 'content'],
  },
} satisfies Fields;

/** The fields of a record with one picture and further ones. */
export const picturesFields = {
  ...pictureTextFields,
  pictures: { label: 'Alternative texts of further pictures', isChoice: true },
} satisfies Fields;

/** The note behind the name of a record with a picture without an alternative text, and the filter for them. */
export const missingAltTexts = 'with a picture without alternative text';

/** Describes the translated text of a further picture, `picture_12_alt_text`. */
export const picturePart = (name: string) =>
  /^picture_\d+_alt_text$/.test(name) ? { label: 'Alternative text' } : undefined;

/** The name of a text of a part of a record among the translations of the record. */
export const partName = (part: string, id: number, field: string) => `${part}_${id}_${field}`;
