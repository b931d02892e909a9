import { type ItemCodeFieldName, itemCodeFields } from './item-code-fields.ts';

const names = Object.keys(itemCodeFields) as ItemCodeFieldName[];

const fieldsOf = (part: 'information' | 'technical') =>
  names
    .map((name) => ({
      name,
      ...itemCodeFields[name].specified,
      isLong: 'rows' in itemCodeFields[name],
    }))
    .filter((field) => field.part === part);

/** The fields of an item code that a product's page shows in each of its tabs, in their order. */
export const informationFields = fieldsOf('information');
export const technicalFields = fieldsOf('technical');

export type ShownField = (typeof informationFields)[number];
