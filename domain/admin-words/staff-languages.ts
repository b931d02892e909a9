/** The languages of the back-office with their own names. English is the language of the texts in the code. */
export const staffLanguages = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
  ja: '日本語',
} as const;

export type StaffLanguage = keyof typeof staffLanguages;

export const staffLanguageCodes = /* @__PURE__ */ Object.keys(staffLanguages) as StaffLanguage[];

export const isStaffLanguage = (code: unknown): code is StaffLanguage =>
  typeof code === 'string' && Object.hasOwn(staffLanguages, code);
