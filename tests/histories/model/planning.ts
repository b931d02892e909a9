import type { RowValues } from '#database/schema/history.ts';
import type { PlannedChange } from './kept.ts';
import type { Model } from './model.ts';
import { type Named, nameOf, same } from './rows.ts';
import { changeRecord, type Entered, fieldValue, linkFieldsOf, saveRefusal } from './saving.ts';

type NewPlan = Omit<PlannedChange, 'change' | 'before' | 'refused'> & {
  /** The version that the form started with. */
  version: number | undefined;
  values: RowValues;
};

/** Adds a plan; returns the product's expected response. */
export function addPlan(model: Model, { version, values, ...plan }: NewPlan): string {
  const { kind, id, at } = plan;
  // A form without any field is refused before it is compared with its record.
  if (Object.keys(values).length === 0) return 'not accepted';
  if (!model.get(kind, id)) return 'gone';
  if (version !== undefined && model.conflict(kind, id, version)) return 'changed';
  const isForm = version !== undefined;
  const change = isForm
    ? Object.fromEntries(
        Object.entries(values).filter(([name, value]) => !same(value, shownIn(model, plan, name))),
      )
    : values;
  const names = Object.keys(change);
  if (names.length === 0) return 'no change';
  const others = plansOf(model, plan).filter((one) => one.refused === null && one.at === at);
  if (
    names.some((name) =>
      others.some((one) => name in one.change && !same(one.change[name], change[name])),
    )
  )
    return 'planned already';
  const before = isForm
    ? Object.fromEntries(names.map((name) => [name, shownIn(model, plan, name)]))
    : {};
  model.plans.push({ ...plan, change, before, refused: null });
  return 'ok';
}

const shownIn = (model: Model, { kind, id }: Named, name: string) =>
  fieldValue(model, kind, id, name);

const plansOf = (model: Model, { kind, id }: Named) =>
  model.plans.filter((plan) => plan.kind === kind && plan.id === id);

/** Carries out the due plans in order; returns the refusal of each. */
export function carryOut(model: Model, until: number): [plan: number, refused: string | null][] {
  const due = model.plans
    .filter(({ at, refused }) => refused === null && at <= until)
    .sort((a, b) => a.at - b.at || (a.plan ?? 0) - (b.plan ?? 0));
  return due.map((plan) => {
    model.clock++;
    plan.refused = refusalOf(model, plan) ?? null;
    if (plan.refused === null) {
      changeRecord(model, plan.kind, plan.id, enteredBy(plan));
      model.plans.splice(model.plans.indexOf(plan), 1);
    }
    return [plan.plan ?? 0, plan.refused];
  });
}

function refusalOf(model: Model, plan: PlannedChange): string | undefined {
  const { kind, id, change, before } = plan;
  if (model.inactive.has(plan.person)) return 'no longer allowed';
  if (!model.get(kind, id)) return 'deleted';
  const isChanged = Object.entries(before).some(([name, was]) => {
    const is = shownIn(model, plan, name);
    return !same(is, was) && !same(is, change[name]);
  });
  if (isChanged) return 'changed';
  const refusal = saveRefusal(model, kind, id, enteredBy(plan));
  if (refusal === undefined || refusal === 'too many pins') return refusal;
  return refusal === 'taken' ? 'slug taken' : 'not accepted';
}

function enteredBy({ kind, change }: PlannedChange): Entered {
  const fields = new Set(linkFieldsOf(kind).map(([field]) => field));
  const entries = Object.entries(change);
  return {
    values: Object.fromEntries(entries.filter(([name]) => !fields.has(name))),
    links: Object.fromEntries(entries.filter(([name]) => fields.has(name))) as Entered['links'],
  };
}

/** Deleting a record permanently deletes its plans. */
export function forgetPlans(model: Model): void {
  model.plans = model.plans.filter(
    ({ kind, id }) => model.get(kind, id) !== undefined || model.bin.has(nameOf({ kind, id })),
  );
}
