/** The form field with the keys of the sent tabs: those with unsaved changes besides the record's own fields. */
export const partsField = 'parts';
