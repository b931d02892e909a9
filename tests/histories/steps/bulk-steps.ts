import type { RowValues } from '#database/schema/history.ts';
import { type BulkEdit, editInBulk } from '#domain/bulk/bulk-edit.server.ts';
import type { SelectedRow } from '#domain/bulk/chosen-rows.server.ts';
import { undoBulkEdit } from '#domain/bulk/undo-bulk-edit.server.ts';
import { administrator } from '../../world/people/rights.ts';
import type { BulkEdited } from '../model/kept.ts';
import type { Model } from '../model/model.ts';
import { restoreFromBin } from '../model/restoring.ts';
import { nameOf, type Row } from '../model/rows.ts';
import { linkFieldsOf } from '../model/saving.ts';
import { type Answered, type Run, type Step, type Steps, status } from './step.ts';

const bulkKinds = ['products', 'gallery_items', 'news_items'] as const;
type BulkKind = (typeof bulkKinds)[number];

/** Selects some records of a kind, with the versions in open forms. */
const choose = (run: Run, kind: BulkKind): SelectedRow[] =>
  run.random.some(run.model.ids(kind), 0.5).map((id) => ({ id, version: run.seen(kind, id) }));

/** The expected outcome: the chosen records without newer changes, in order. */
function counted(model: Model, kind: BulkKind, chosen: SelectedRow[]) {
  const conflicts = chosen.map(({ id, version }) => model.conflict(kind, id, version));
  const ids = chosen.filter((_, at) => conflicts[at] === undefined).map(({ id }) => id);
  return {
    ids: ids.sort((a, b) => a - b),
    counts: {
      asked: chosen.length,
      changed: conflicts.filter((one) => one === 'changed').length,
      gone: conflicts.filter((one) => one === 'gone').length,
    },
  };
}

async function edited(run: Run, kind: BulkKind, chosen: SelectedRow[], change: BulkEdit) {
  const done = await editInBulk(run.me, kind, chosen, change);
  if (!done) return { says: 'category gone' };
  const { undo, ...counts } = done;
  return { says: { ...counts, isUndoable: undo !== undefined }, made: undo };
}

/** Sets a status or a category for records. */
const bulkEdit: Step = (run) => {
  const { random } = run;
  const kind = random.one(bulkKinds) ?? 'products';
  const chosen = choose(run, kind);
  if (chosen.length === 0) return undefined;
  const [, categories] = linkFieldsOf(kind).find(([field]) => field === 'category_ids') ?? [];
  const category = categories
    ? random.one(run.model.ids(categories.to))
    : random.one(['Fair', 'Launch', '']);
  const change: Exclude<BulkEdit, { delete: true }> =
    category !== undefined && random.chance(0.6)
      ? { categorise: { category: String(category), replaces: random.chance(0.5) } }
      : { status: status(run) as 'Active' };
  return {
    what: `bulk edit of ${kind} ${chosen.map(({ id }) => id).join()}: ${JSON.stringify(change)}`,
    act: () => edited(run, kind, chosen, change),
    expect(model, made) {
      const { ids, counts } = counted(model, kind, chosen);
      const isGone =
        categories && 'categorise' in change && !model.get(categories.to, Number(category));
      if (isGone && ids.length > 0) return 'category gone';
      const done: BulkEdited['edited'] = new Map();
      for (const id of ids) {
        const one =
          categories && 'categorise' in change
            ? relink(model, categories, id, Number(category), change.categorise.replaces)
            : changeColumns(
                ...([model, kind, id] as const),
                'status' in change
                  ? change
                  : { category: change.categorise.category === '' ? null : category },
              );
        if (one) done.set(id, one);
      }
      keep(model, made, { kind, edited: done, deleted: [] });
      const unchanged = ids.length - done.size;
      return answer(counts, done.size, unchanged);
    },
  };
};

const answer = (counts: object, done: number, unchanged: number) => ({
  ...counts,
  done,
  unchanged,
  isUndoable: done > 0,
});

function keep(model: Model, made: Answered['made'], bulk: Omit<BulkEdited, 'clock'>) {
  if (typeof made === 'string') model.bulk.set(made, { ...bulk, clock: model.clock });
}

function changeColumns(model: Model, kind: BulkKind, id: number, values: RowValues) {
  const row = model.get(kind, id) ?? {};
  const [[name = '', value] = []] = Object.entries(values);
  if (row[name] === value) return undefined;
  const before = { [name]: row[name] };
  model.change(kind, id, values);
  return { before, removed: [], added: [] };
}

function relink(
  model: Model,
  { table, record, other }: Record<'table' | 'record' | 'other', string>,
  id: number,
  category: number,
  replaces: boolean,
) {
  const links = model.all(table).filter((row) => row[record] === id);
  const removed = links
    .filter((row) => replaces && row[other] !== category)
    .flatMap((row) => model.remove(table, row));
  const added: Row[] = links.some((row) => row[other] === category)
    ? []
    : [{ table, row: { [record]: id, [other]: category } }];
  for (const { row } of added) model.add(table, row);
  return removed.length + added.length > 0 ? { before: {}, removed, added } : undefined;
}

const bulkDelete: Step = (run) => {
  const kind = run.random.one(bulkKinds) ?? 'products';
  const chosen = choose(run, kind);
  if (chosen.length === 0) return undefined;
  return {
    what: `bulk delete of ${kind} ${chosen.map(({ id }) => id).join()}`,
    act: () => edited(run, kind, chosen, { delete: true }),
    expect(model, made) {
      const { ids, counts } = counted(model, kind, chosen);
      const deleted = ids.flatMap((id) => model.moveToBin(kind, id) ?? []);
      keep(model, made, { kind, edited: new Map(), deleted });
      return answer(counts, ids.length, 0);
    },
  };
};

const undo: Step = ({ model, me, random }) => {
  const set = random.one([...model.bulk.keys()].slice(-6));
  const bulk = set === undefined ? undefined : model.bulk.get(set);
  if (set === undefined || !bulk) return undefined;
  return {
    what: `undo of the bulk edit ${set}`,
    async act() {
      const done = await undoBulkEdit(me, administrator, bulk.kind, set);
      const { asked, already, changed, gone, refused } = done;
      return { says: { asked, done: done.done, left: already + changed, gone, refused } };
    },
    expect: (model) =>
      bulk.deleted.length > 0 ? undoDeleted(model, bulk) : undoEdited(model, bulk),
  };
};

function undoDeleted(model: Model, { kind, deleted }: BulkEdited) {
  const counts = { asked: deleted.length, done: 0, left: 0, gone: 0, refused: 0 };
  const there = new Set(model.ids(kind));
  for (const binned of deleted) {
    const inBin = model.bin.get(nameOf(binned));
    if (there.has(binned.id)) counts.left++;
    else if (inBin === undefined) counts.gone++;
    else if (inBin !== binned) counts.left++;
    else if (restoreFromBin(model, binned) === 'ok') counts.done++;
    else counts.refused++;
  }
  return counts;
}

function undoEdited(model: Model, { kind, clock, edited }: BulkEdited) {
  const counts = { asked: edited.size, done: 0, left: 0, gone: 0, refused: 0 };
  for (const [id, { before, removed, added }] of edited) {
    const at = nameOf({ kind, id });
    if (!model.rows.has(at)) counts.gone++;
    else if ((model.touched.get(at) ?? 0) > clock) counts.left++;
    else {
      counts.done++;
      model.change(kind, id, before);
      for (const { table, row } of added) model.remove(table, row);
      for (const row of removed) if (model.fits(row)) model.add(row.table, row.row);
      model.raise({ kind, id });
    }
  }
  return counts;
}

export const bulkSteps: Steps = [
  [6, bulkEdit],
  [2, bulkDelete],
  [5, undo],
];
