import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';
import { beginBulkEdit } from '../bulk/begin-bulk-edit.server.ts';
import { restoreTogether } from '../bulk/restore-together.server.ts';
import { nothingUndone, type Undone } from '../bulk/undone.ts';
import { deleteRecord } from '../history/bin/bin.server.ts';
import { recordCause } from '../history/recorded/cause.server.ts';
import { partsOfProducts } from '../history/recorded/recorded-tables.ts';
import { bulkKinds } from '../kinds/kinds.server.ts';
import { isAdministrator, type Rights } from '../roles/role-rights.ts';
import { type DemoKind, demoKinds, findDemoRecords } from './demo-records.server.ts';

export interface DemoRemoval {
  removed: number;
  /** The records that stay because they were changed. */
  kept: number;
  /** The id of the removal, for undo; absent if nothing was removed. */
  undo?: string;
}

const isPart = (kind: DemoKind) => partsOfProducts.some((part) => part === kind);

/**
 * Moves the demo content into the bin, in one transaction; changed records only if `changedToo`. Item codes
 * and shades go with their product. Undefined if the actor is no administrator.
 */
export async function removeDemoContent(
  db: Database,
  actor: Rights,
  changedToo: boolean,
): Promise<DemoRemoval | undefined> {
  if (!isAdministrator(actor)) return undefined;
  return db.transaction(async (tx) => {
    const records = await findDemoRecords(tx);
    const going = records.filter(({ changed }) => changedToo || !changed);
    const kept = records.length - going.length;
    if (going.length === 0) return { removed: 0, kept };
    const undo = await beginBulkEdit(tx, 'demo content');
    for (const kind of demoKinds)
      for (const one of going)
        if (one.kind === kind) await deleteRecord(tx, bulkKinds[kind], one.id, { alone: true });
    return { removed: going.length, kept, undo };
  });
}

/** Restores the records of a removal from the bin. If `bulk` is no such removal, `asked` is 0. */
export async function restoreDemoContent(
  db: Database,
  actor: Rights,
  bulk: string,
): Promise<Undone> {
  if (!isAdministrator(actor)) return nothingUndone;
  return db.transaction(async (tx) => {
    const { table_name, operation } = history;
    const entries = await tx
      .select()
      .from(history)
      .where(
        and(
          ...[eq(history.bulk, bulk), eq(history.cause, 'demo content')],
          ...[eq(operation, 'delete'), inArray(table_name, [...demoKinds])],
          eq(table_name, history.kind),
        ),
      )
      .orderBy(desc(history.id));
    const withProduct = new Set(
      entries.flatMap((entry) => (entry.kind === 'products' ? entry.change_set : [])),
    );
    await recordCause(tx, 'bin restore', entries[0]?.at);
    const restored: Undone[] = [];
    for (const kind of demoKinds.toReversed()) {
      const deleted = entries.filter(
        (entry) => entry.kind === kind && !(isPart(kind) && withProduct.has(entry.change_set)),
      );
      if (deleted.length > 0) restored.push(await restoreTogether(tx, actor, kind, deleted));
    }
    return together(restored);
  });
}

/** Adds the outcomes of the kinds up to one. */
function together(parts: Undone[]): Undone {
  const sum = (field: 'asked' | 'done' | 'already' | 'changed' | 'gone' | 'refused') =>
    parts.reduce((total, part) => total + part[field], 0);
  return {
    ...nothingUndone,
    ...{ deleted: true, asked: sum('asked'), done: sum('done'), already: sum('already') },
    ...{ changed: sum('changed'), gone: sum('gone'), refused: sum('refused') },
    leftOut: parts.some(({ leftOut }) => leftOut),
  };
}

/** Whether the text can be the id of a removal. */
export const isRemovalId = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
