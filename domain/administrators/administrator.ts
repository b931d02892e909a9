import type { StaffLanguage } from '../admin-words/staff-languages.ts';
import type { Rights } from '../roles/role-rights.ts';

/** A member of staff. */
export interface Administrator {
  id: string;
  name: string;
  email: string;
}

/** A signed-in member of staff, with the current session. */
export interface SignedInAdministrator extends Administrator, Rights {
  session: string;
  hasSecondFactor: boolean;
  /** Whether their password was generated at the first start and must be changed before anything else. */
  mustChangePassword: boolean;
  /** Whether texts with HTML open in the editor, not as their source. */
  editsFormatted: boolean;
  /** The language in which they read the back-office. */
  language: StaffLanguage;
}
