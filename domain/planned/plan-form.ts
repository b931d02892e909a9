import { z } from 'zod';

/**
 * Parses '2026-12-01T09:00' as Hong Kong time, which has no daylight saving time. Undefined if it is not a
 * valid time.
 */
export function hongKongTime(entered: string): Date | undefined {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(entered)) return undefined;
  const moment = new Date(`${entered}:00+08:00`);
  const isReal =
    !Number.isNaN(moment.getTime()) &&
    new Date(moment.getTime() + 8 * 3_600_000).toISOString().startsWith(entered);
  return isReal ? moment : undefined;
}

/** The form that plans a change of a record. */
export const planForm = z.object({
  plan_what: z.enum(['activate', 'deactivate', 'changes'], 'Please choose a change'),
  plan_at: z.string().transform((entered, context) => {
    const moment = hongKongTime(entered);
    if (moment) return moment;
    context.addIssue({ code: 'custom', message: 'Please enter a date and a time' });
    return z.NEVER;
  }),
});
