/** The product and the model differ. */
export class Difference extends Error {}
