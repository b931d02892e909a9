/** A signed-in member of staff. */
export interface Administrator {
  id: string;
  name: string;
  email: string;
}
