import { sql } from 'drizzle-orm';
import { editInBulk } from '#domain/bulk/bulk-edit.server.ts';
import { undoBulkEdit } from '#domain/bulk/undo-bulk-edit.server.ts';
import { stateKey } from '#domain/history/row-changes.ts';
import type { PublishedKind } from '#domain/kinds.ts';
import { administrator } from '../world/rights.ts';
import type { BulkEdited, Row } from './model.ts';
import type { Run, Step } from './steps.ts';

const bulkKinds = ['products', 'gallery_items', 'news_items'] as const;

/** Some records of a kind by versions that forms hold. */
function choose(run: Run, kind: PublishedKind) {
  const seen = run.random.some(run.model.ids(kind), 0.5).map((id) => ({
    id,
    version: run.seen(kind, id),
  }));
  const fresh = seen.filter(({ id, version }) => run.isFresh(kind, id, version));
  const ids = fresh.map(({ id }) => id).sort((a, b) => a - b);
  return { seen, ids };
}

const bulkEdit: Step = async (run) => {
  const { model, me, random } = run;
  const kind = random.one(bulkKinds) ?? 'products';
  const { seen, ids } = choose(run, kind);
  if (seen.length === 0) return undefined;
  const category = kind === 'products' ? random.one(model.ids('product_categories')) : undefined;
  const status = random.chance(0.5) ? 'Active' : 'Inactive';
  const replaces = random.chance(0.5);
  const change =
    category !== undefined && random.chance(0.6)
      ? { categorise: { category: String(category), replaces } }
      : { status: status as 'Active' | 'Inactive' };
  const done = await editInBulk(me, kind, seen, change);
  const edited: BulkEdited['edited'] = new Map();
  for (const id of ids) {
    const removed: Row[] = [];
    const added: Row[] = [];
    if ('categorise' in change) {
      const links = model.all('product_category_mappings').filter((row) => row.product_id === id);
      for (const row of links)
        if (replaces && row.category_id !== category)
          removed.push(...model.remove('product_category_mappings', row));
      if (!links.some((row) => row.category_id === category)) {
        const row = { product_id: id, category_id: category };
        model.add('product_category_mappings', row);
        added.push({ table: 'product_category_mappings', row });
      }
      if (removed.length + added.length === 0) continue;
      edited.set(id, { removed, added });
    } else {
      const was = model.get(kind, id)?.status;
      if (was === status) continue;
      edited.set(id, { status: was, removed, added });
      model.change(kind, id, { status });
    }
    run.raises.add(`${kind} ${id}`);
  }
  const counts = {
    asked: seen.length,
    changed: seen.length - ids.length,
    gone: 0,
    done: edited.size,
    unchanged: ids.length - edited.size,
  };
  const { undo, ...answered } = done ?? {};
  run.agree('bulk edit', answered, counts);
  run.agree('undo of a bulk edit', undo !== undefined, edited.size > 0);
  if (undo) model.bulk.set(undo, { kind, step: model.step, edited, deleted: [] });
  return `bulk edit of ${kind} ${ids.join()}: ${JSON.stringify(change)}`;
};

const bulkDelete: Step = async (run) => {
  const { model, me, world, random } = run;
  if (random.chance(0.5)) return undefined;
  const kind = random.one(bulkKinds) ?? 'products';
  const { seen, ids } = choose(run, kind);
  if (seen.length === 0) return undefined;
  const done = await editInBulk(me, kind, seen, { delete: true });
  run.agree('bulk delete', done?.done, ids.length);
  const { rows } = await world.db.execute<{ id: number; record_id: number }>(
    sql`select id, record_id from bin where kind = ${kind}`,
  );
  const deleted: BulkEdited['deleted'] = ids.map((id) => {
    const removed = model.remove(kind, model.get(kind, id) ?? {});
    const entry = rows.find(({ record_id }) => record_id === id)?.id ?? 0;
    model.bin.set(entry, { kind, id, removed });
    return [id, entry];
  });
  if (done?.undo) model.bulk.set(done.undo, { kind, step: model.step, edited: new Map(), deleted });
  return `bulk delete of ${kind} ${ids.join()}`;
};

const undo: Step = async (run) => {
  const { model, me, random } = run;
  const set = random.one([...model.bulk.keys()].slice(-6));
  const bulk = set === undefined ? undefined : model.bulk.get(set);
  if (set === undefined || !bulk) return undefined;
  const { asked, done, already, changed, gone, refused } = await undoBulkEdit(
    me,
    administrator,
    bulk.kind,
    set,
  );
  const counts = bulk.deleted.length > 0 ? undoDeleted(run, bulk) : undoEdited(run, bulk);
  run.agree(
    `undo of the bulk edit of step ${bulk.step}`,
    { asked, done, left: already + changed, gone, refused },
    counts,
  );
  return `undo of the bulk edit of step ${bulk.step}: ${done} of ${asked}`;
};

function undoDeleted({ model }: Run, { kind, deleted }: BulkEdited) {
  const counts = { asked: deleted.length, done: 0, left: 0, gone: 0, refused: 0 };
  const there = new Set(model.ids(kind));
  const binned = new Map([...model.bin].map(([entry, one]) => [`${one.kind} ${one.id}`, entry]));
  for (const [id, entry] of deleted) {
    const inBin = binned.get(`${kind} ${id}`);
    if (there.has(id)) counts.left++;
    else if (inBin === undefined) counts.gone++;
    else if (inBin !== entry) counts.left++;
    else if (model.bringBack(entry) === 'ok') counts.done++;
    else counts.refused++;
  }
  return counts;
}

function undoEdited({ model, raises }: Run, { kind, step, edited }: BulkEdited) {
  const counts = { asked: edited.size, done: 0, left: 0, gone: 0, refused: 0 };
  for (const [id, { status, removed, added }] of edited) {
    if (!model.rows.has(stateKey(kind, { id }))) counts.gone++;
    else if ((model.touched.get(`${kind} ${id}`) ?? 0) > step) counts.left++;
    else {
      counts.done++;
      raises.add(`${kind} ${id}`);
      if (status !== undefined) model.change(kind, id, { status });
      for (const { table, row } of added) model.remove(table, row);
      for (const row of removed) if (model.fits(row)) model.add(row.table, row.row);
    }
  }
  return counts;
}

export const bulkSteps: [weight: number, step: Step][] = [
  [6, bulkEdit],
  [5, bulkDelete],
  [5, undo],
];
