/** Removes invisible characters, so that a name cannot consist of them alone. */
export const withoutInvisible = (text: string) =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
