/** Without characters of no width, which would be a name that nobody sees. */
export const withoutInvisible = (text: string) =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
