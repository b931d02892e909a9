import { z } from 'zod';
import { planForm } from '#domain/planned/plan-form.ts';
import { planInPast } from './plan-texts.ts';

/** The form that plans when a new record becomes Active. */
export const newPlanForm = z.object({
  plan_at: planForm.shape.plan_at.refine((at) => at.getTime() > Date.now(), planInPast),
});
