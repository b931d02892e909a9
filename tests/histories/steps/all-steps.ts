import type { Random } from '../random.ts';
import { bulkSteps } from './bulk-steps.ts';
import { erasureSteps } from './erasure-steps.ts';
import { historySteps } from './history-steps.ts';
import { orderSteps } from './order-steps.ts';
import { planSteps } from './plan-steps.ts';
import { recordSteps } from './record-steps.ts';
import { settingSteps } from './setting-steps.ts';
import { sqlSteps } from './sql-steps.ts';
import type { Step } from './step.ts';
import { translationSteps } from './translation-steps.ts';

const all = [
  ...recordSteps,
  ...historySteps,
  ...translationSteps,
  ...orderSteps,
  ...bulkSteps,
  ...planSteps,
  ...settingSteps,
  ...erasureSteps,
  ...sqlSteps,
];

/** A random step, by weight. */
export function anyStep(random: Random): Step {
  let at = random.below(all.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, step] of all) {
    at -= weight;
    if (at < 0) return step;
  }
  throw new Error('no step');
}
