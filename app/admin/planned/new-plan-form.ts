import { z } from 'zod';
import { planForm } from '#domain/planned/plan-form.ts';
import { planInPast } from './plan-texts.ts';

/** In milliseconds: how wrong the clock of a computer may be. The database decides about later times. */
const slack = 24 * 3_600_000;

/** The form that plans when a new record becomes Active. */
export const newPlanForm = z.object({
  plan_at: planForm.shape.plan_at.refine((at) => at.getTime() > Date.now() - slack, planInPast),
});
