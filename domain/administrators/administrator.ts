import type { Rights } from '../roles/rights.ts';

/** A signed-in member of staff. */
export interface Administrator {
  id: string;
  name: string;
  email: string;
}

/** A member of staff whose session is at work. */
export interface SignedInAdministrator extends Administrator, Rights {
  session: string;
  hasSecondFactor: boolean;
  /** Their password was generated at the first start: it has to be changed before anything else. */
  mustChangePassword: boolean;
}
