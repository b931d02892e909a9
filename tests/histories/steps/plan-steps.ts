import type { RowValues } from '#database/schema/history.ts';
import { setAdministratorActive } from '#domain/administrators/administrator-editing.server.ts';
import { carryOutDue } from '#domain/planned/carry-out.server.ts';
import { formOf } from '#domain/planned/planned-form.server.ts';
import { cancelPlan, planChange } from '#domain/planned/planning.server.ts';
import { plansChoices } from '#domain/planned/plans-choice.ts';
import { takeOverPlan } from '#domain/planned/plans-of-account.server.ts';
import { addPlan, carryOut } from '../model/planning.ts';
import { owner, people } from '../people.ts';
import { entered } from './record-forms.ts';
import { answered, anyOf, fail, type Step, type Steps, status } from './step.ts';

const plannedKinds = ['products', 'gallery_items', 'news_items'] as const;

/** Hours of a day in the far future: plans become due when a step says so. */
const hour = (at: number) => Date.UTC(2040, 0, 1, at);

/** Plans a status, or some fields of a form that may be outdated. */
const plan: Step = (run) => {
  const { me, person, random } = run;
  const kind = random.one(plannedKinds) ?? 'products';
  const id = anyOf(run, kind);
  if (id === undefined) return undefined;
  const version = random.chance(0.7) ? run.seen(kind, id) : undefined;
  const { values, links } = entered(run, kind);
  const chosen = random.some(Object.entries({ ...values, ...links }), 0.25);
  const wanted: RowValues =
    version === undefined ? { status: status(run) } : Object.fromEntries(chosen);
  const at = hour(random.below(4));
  return {
    what: `plan ${kind} ${id} at ${new Date(at).getUTCHours()}: ${JSON.stringify(wanted)}`,
    act: () =>
      answered(
        planChange(
          me,
          { kind, id },
          new Date(at),
          version === undefined
            ? (wanted as { status: 'Active' })
            : { version, form: formOf(wanted) },
        ),
      ),
    expect: (model) => addPlan(model, { kind, id, at, person, version, values: wanted }),
  };
};

/** Moves the clock: due plans are carried out or refused. */
const timePasses: Step = ({ model, world, random }) => {
  if (model.plans.length === 0) return undefined;
  const until = hour(random.below(4)) + 1000;
  return {
    what: `carry out what is due at ${new Date(until).getUTCHours()}`,
    alone: true,
    async act() {
      const stores = { db: world.db, files: world.files, onlyLogged: fail };
      const settled = await carryOutDue(stores, until - Date.now());
      return { says: settled.map(({ id, refused_reason }) => [id, refused_reason]) };
    },
    expect: (model) => carryOut(model, until),
  };
};

const cancel: Step = ({ model, me, random }) => {
  const chosen = random.one(model.plans);
  if (!chosen?.plan) return undefined;
  const { kind, id, plan } = chosen;
  return {
    what: `cancel plan ${plan}`,
    act: () => answered(cancelPlan(me, { kind, id }, plan)),
    expect(model) {
      const at = model.plans.findIndex((one) => one.plan === plan);
      if (at < 0) return 'gone';
      model.plans.splice(at, 1);
      return 'cancelled';
    },
  };
};

/** Takes over a plan that was refused because its author lost the rights. */
const takeOver: Step = ({ model, me, person, random }) => {
  const refused = model.plans.filter(({ refused }) => refused === 'no longer allowed');
  const chosen = random.one(random.chance(0.9) ? refused : model.plans);
  if (!chosen?.plan) return undefined;
  const { kind, id, plan } = chosen;
  return {
    what: `take over plan ${plan}`,
    act: async () => ({ says: await takeOverPlan(me, { id: person }, { kind, id }, plan) }),
    expect(model) {
      const theirs = model.plans.find((one) => one.plan === plan);
      if (theirs?.refused !== 'no longer allowed') return false;
      Object.assign(theirs, { refused: null, person });
      return true;
    },
  };
};

/** Deactivates or reactivates the account of an author of plans. */
const account: Step = ({ me, model, random }) => {
  const person = random.one(people) ?? '';
  const active = model.inactive.has(person);
  const choice = random.one(plansChoices) ?? 'refuse';
  return {
    what: `${person} is ${active ? 'active' : `deactivated, plans: ${choice}`}`,
    async act() {
      const done = await setAdministratorActive(me, { id: owner }, person, active, choice);
      return { says: done.ok && done.changed && done.plans };
    },
    expect(model) {
      if (model.inactive.has(person) !== active) return false;
      if (active) model.inactive.delete(person);
      else model.inactive.add(person);
      const waiting = active
        ? []
        : model.plans.filter((one) => one.person === person && one.refused === null);
      for (const one of waiting)
        if (choice === 'cancel') model.plans.splice(model.plans.indexOf(one), 1);
        else if (choice === 'refuse') one.refused = 'no longer allowed';
        else one.person = owner;
      return waiting.length;
    },
  };
};

export const planSteps: Steps = [
  [8, plan],
  [3, timePasses],
  [1, cancel],
  [2, takeOver],
  [1, account],
];
