import { parseForm } from '#domain/forms/form-values.ts';
import { isPublishedKind } from '#domain/kinds/kinds.ts';
import { planChange } from '#domain/planned/planning.server.ts';
import type { Refusal } from '../actions/action-result.ts';
import type { SavedPart } from '../actions/saved-part.server.ts';
import { editIn } from '../actions/screen-action.server.ts';
import { newPlanForm } from './new-plan-form.ts';
import { newPlanKey, planInPast } from './plan-texts.ts';

const refusal = (texts: string[]): Refusal => ({ ok: false, errors: { '': texts } });

/** Plans that a new record becomes Active; its form creates it as Inactive. */
export const newPlanPart: SavedPart = {
  key: newPlanKey,
  hasNoTab: true,
  async read({ form }, { entity }) {
    const parsed = parseForm(newPlanForm, form);
    if (!parsed.ok) return refusal(Object.values(parsed.errors).flat());
    if (!isPublishedKind(entity) || editIn(form)) return async () => undefined;
    const { plan_at } = parsed.value;
    return async (tx, id) => {
      const planned = await planChange(tx, { kind: entity, id }, plan_at, { status: 'Active' });
      return planned.ok ? undefined : refusal([planInPast]);
    };
  },
};
