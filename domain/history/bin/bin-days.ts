/** How long a deleted record can be restored, in days. */
export const daysInBin = 90;
