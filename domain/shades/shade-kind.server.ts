import { shades } from '#database/schema/products.ts';
import { defineKind } from '../records/kind.server.ts';
import { saveShade, shadeUploads } from './shade-editing.server.ts';
import { shadeWords } from './shade-fields.ts';
import { shadeForm } from './shade-form.ts';
import { findShade, incompleteShades, shadesFound } from './shade-list.server.ts';

export const shadeKind = defineKind({
  ...shadeWords,
  form: shadeForm,
  table: shades,
  uploads: shadeUploads,
  read: findShade,
  found: shadesFound,
  incomplete: incompleteShades,
  save: saveShade,
});
