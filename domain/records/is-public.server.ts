import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The condition that the public site shows a record: its status is Active. */
export const isPublic = ({ status }: { status: PgColumn }): SQL => eq(status, 'Active');
