import type { CatalogueWords, Fields } from '../records/kind-fields.ts';

/** A text in several languages; Translations lists it once it is entered. */
const translated = { optional: true };

const fields = {
  name: { label: 'Name', translated },
  legal_name: { label: 'Legal Name', translated },
  wordmark_latin: { label: 'Wordmark in Latin Letters' },
  wordmark_characters: { label: 'Wordmark in Characters' },
  tagline: { label: 'Tagline', translated },
  blurb: {
    label: 'Short Description',
    ...{ rows: 4, inHistory: 'short description', translated: { ...translated, rows: 4 } },
  },
  founded: { label: 'Year of Foundation' },
  address: { label: 'Address as Shown', translated },
  street: { label: 'Street' },
  locality: { label: 'City or District' },
  region: { label: 'Region' },
  postal_code: { label: 'Postal Code' },
  country: { label: 'Country Code' },
  factory_name: { label: 'Factory Name', translated },
  factory_address: { label: 'Factory Address', translated },
  phone: { label: 'Phone' },
  email: { label: 'Public Email' },
  facebook: { label: 'Facebook' },
  instagram: { label: 'Instagram' },
  whatsapp: { label: 'WhatsApp Number' },
  wechat_id: { label: 'WeChat ID' },
  wechat_link: { label: 'WeChat Link' },
  latitude: { label: 'Latitude' },
  longitude: { label: 'Longitude' },
  zoom: { label: 'Zoom', inHistory: 'zoom of the map' },
  monday: { label: 'Monday', inHistory: 'hours on Monday' },
  tuesday: { label: 'Tuesday', inHistory: 'hours on Tuesday' },
  wednesday: { label: 'Wednesday', inHistory: 'hours on Wednesday' },
  thursday: { label: 'Thursday', inHistory: 'hours on Thursday' },
  friday: { label: 'Friday', inHistory: 'hours on Friday' },
  saturday: { label: 'Saturday', inHistory: 'hours on Saturday' },
  sunday: { label: 'Sunday', inHistory: 'hours on Sunday' },
  exceptions: {
    label: 'Holidays and Other Exceptions',
    ...{ rows: 5, inHistory: 'exceptions to the hours', translated: { ...translated, rows: 5 } },
  },
} satisfies Fields;

export const companyWords = {
  one: 'Company',
  several: 'Company',
  nameColumn: 'name',
  otherNameColumn: 'legal_name',
  screen: '/admin/general-settings/company',
  isSetting: true,
  isNotAdded: true,
  fields,
} satisfies CatalogueWords;
