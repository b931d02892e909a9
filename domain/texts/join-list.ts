/** A list within a text, with the comma of the language: 'ST100, ST120', 'ST100、ST120'. */
export const joinList = (items: readonly string[], languageCode: string): string =>
  items.join(/^(zh|ja)\b/i.test(languageCode) ? '、' : ', ');
