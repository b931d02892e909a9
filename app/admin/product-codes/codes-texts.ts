/** The key of the tab in the form of a product. */
export const codesKey = 'item_codes';

export const codesNotLoaded = 'Failed to load item codes';
