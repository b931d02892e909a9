export const wordFailures = { save: 'Failed to save words' };
export const wordsSaved = 'Words saved';
export const noSuchLanguage = 'There is no such language, or it is not one of yours.';
export const languageGone = 'This language no longer exists. It may have been deleted.';

/** The headings of the groups of words, by their key in the message catalogue. */
export const groupNames: Record<string, string> = {
  layout: 'Header, Footer and Notices',
  home: 'Home',
  about: 'About Us',
  products: 'Products',
  gallery: 'Gallery',
  news: 'News & Events',
  contact: 'Contact Us',
  newsletter: 'Newsletter',
  lists: 'Lists',
  seo: 'Search Engines and Shared Links',
};
