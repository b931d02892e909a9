import { erasePerson } from '#domain/erasure/erase-person.server.ts';
import { address } from './record-forms.ts';
import type { Step, Steps } from './step.ts';

const kind = 'newsletter_subscription';
const outbox = { countFrom: async () => 0, eraseFrom: async () => 0, eraseBefore: async () => 0 };

/** Erases everything that contains an address. */
const erase: Step = (run) => {
  const email = address(run);
  return {
    what: `erase ${email}`,
    async act() {
      const { subscriptions, binned } = await erasePerson({ db: run.me, outbox }, email);
      return { says: { subscriptions, binned } };
    },
    expect(model) {
      const rows = model.all(kind).filter((row) => row.email === email);
      for (const row of rows) model.remove(kind, row);
      const binned = [...model.bin].filter(
        ([, one]) => one.kind === kind && one.removed.some(({ row }) => row.email === email),
      );
      for (const [at] of binned) model.bin.delete(at);
      model.forgotten.add(email);
      return { subscriptions: rows.length, binned: binned.length };
    },
  };
};

export const erasureSteps: Steps = [[2, erase]];
