import { z } from 'zod';
import { planForm } from '#domain/planned/plan-form.ts';
import { planInPast } from './plan-texts.ts';

/** By how many milliseconds the clock of a user's computer may be wrong. The database checks the exact time. */
const slack = 24 * 3_600_000;

/** The form that plans when a new record becomes Active. */
export const newPlanForm = z.object({
  plan_at: planForm.shape.plan_at.refine((at) => at.getTime() > Date.now() - slack, planInPast),
});
