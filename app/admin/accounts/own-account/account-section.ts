/** CSS classes of the sections of the Accounts screen. */
export const accountSection = 'border border-line bg-white p-5';
