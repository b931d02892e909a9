/** What an account of the back-office may do: see domain/roles/role-rights.ts. */
export const roles = ['administrator', 'editor', 'translator'] as const;

export type Role = (typeof roles)[number];
