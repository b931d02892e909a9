/** The form field with the keys of the further tabs that have unsaved changes and are sent along. */
export const partsField = 'parts';
