import { emptyBin } from '#domain/history/bin/bin.server.ts';
import { restoreVersion } from '#domain/history/restore/restore.server.ts';
import { restoreFromBin } from '#domain/history/restore/restore-from-bin.server.ts';
import { recordTimeline } from '#domain/history/timeline/timeline.server.ts';
import { administrator } from '../../world/people/rights.ts';
import { restoreFromBin as restoreInModel, restoreSnapshot } from '../model/restoring.ts';
import { nameOf } from '../model/rows.ts';
import { kinds } from './record-forms.ts';
import { answered, anyOf, type Step, type Steps, slug } from './step.ts';

/** Restores a record from the bin, sometimes with another slug. */
const restoreBinned: Step = (run) => {
  const { model, me, random } = run;
  const binned = random.one([...model.bin.values()]);
  if (!binned?.entry) return undefined;
  const { kind, id, entry } = binned;
  const other = random.chance(0.3) ? slug(run) : undefined;
  return {
    what: `bring back ${kind} ${id} as ${other}`,
    act: () => answered(restoreFromBin(me, administrator, entry, other)),
    expect: (model) => restoreInModel(model, binned, other),
  };
};

/** Deletes one entry of the bin permanently, or all of them. */
const empty: Step = ({ model, me, random }) => {
  const all = [...model.bin.values()].filter(({ entry }) => entry !== undefined);
  const one = random.one(all);
  if (!one) return undefined;
  const chosen = random.chance(0.2) ? all : [one];
  const entries = chosen.map(({ entry }) => entry ?? 0);
  return {
    what: `empty the bin of ${chosen.map(({ kind, id }) => `${kind} ${id}`).join(', ')}`,
    act: async () => ({ says: await emptyBin(me, administrator, entries) }),
    expect(model) {
      const there = chosen.filter((binned) => model.bin.get(nameOf(binned)) === binned);
      for (const binned of there) model.bin.delete(nameOf(binned));
      return there.length;
    },
  };
};

const restorable = [...kinds, 'products', 'products', 'item_codes', 'global_settings'];

/** Restores any version of a record, by any of its entries. */
const restore: Step = async (run) => {
  const { model, me, world, random } = run;
  const kind = random.one(restorable) ?? '';
  const id = anyOf(run, kind);
  if (id === undefined) return undefined;
  const known = model.snapshots.get(nameOf({ kind, id })) ?? new Map();
  const versions = await recordTimeline(world.db, { kind, id });
  const version = random.one(versions.filter(({ change_set }) => known.has(change_set)));
  if (!version) return undefined;
  const snapshot = known.get(version.change_set);
  const seen = run.seen(kind, id);
  // Translations that were deleted with an item code are shown with a version, but are not a version
  // themselves.
  const ownEntries = version.entries.filter(
    (entry) => (entry.kind === kind && entry.record_id === id) || entry.parent_id === id,
  );
  const entry = random.one(ownEntries)?.id ?? version.id;
  const other = random.chance(0.2) ? slug(run) : undefined;
  return {
    what: `restore ${kind} ${id} to ${version.id} as ${other}`,
    act: () => answered(restoreVersion(me, administrator, { kind, id, seen }, entry, other)),
    expect: (model) =>
      model.conflict(kind, id, seen) ?? restoreSnapshot(model, { kind, id }, snapshot, other),
  };
};

export const historySteps: Steps = [
  [10, restoreBinned],
  [2, empty],
  [16, restore],
];
