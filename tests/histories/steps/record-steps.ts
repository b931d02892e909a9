import { sql } from 'drizzle-orm';
import type { RowValues } from '#database/schema/history.ts';
import { moveToBin } from '#domain/history/bin/bin.server.ts';
import { addRecord, changeRecord, saveRefusal } from '../model/saving.ts';
import {
  entered,
  type Kind,
  kinds,
  maxRecords,
  saveEdit,
  saveNew,
  tables,
} from './record-forms.ts';
import { type Answered, answered, anyOf, type Run, type Step, type Steps } from './step.ts';

const create: Step = (run) => {
  const { model, random } = run;
  const kind = random.one(kinds) ?? 'products';
  if (model.ids(kind).length >= maxRecords[kind]) return undefined;
  const input = entered(run, kind);
  if (input.values.product_id === null) return undefined;
  return {
    what: `create ${kind}`,
    ...(kind === 'newsletter_subscription' && { actor: null }),
    act: async () =>
      withId(run, kind, input.values.email, await answered(saveNew(run, kind, input))),
    expect(model, id) {
      const refusal = saveRefusal(model, kind, undefined, input);
      if (refusal) return refusal;
      addRecord(model, kind, Number(id), {
        ...input,
        values: { ...placeOf(kind, input.values), ...input.values },
      });
      return 'ok';
    },
  };
};

/** The place of a new record if it is not last, which the database decides. */
function placeOf(kind: Kind, { is_pinned }: RowValues): RowValues {
  if (kind === 'news_items') return { display_order: is_pinned ? 999 : 0 };
  return kind === 'gallery_items' || kind === 'general_settings' ? { display_order: 0 } : {};
}

/** A subscriber gets no id in the response. */
async function withId({ world }: Run, kind: string, email: unknown, answer: Answered) {
  if (kind !== 'newsletter_subscription' || answer.says !== 'ok') return answer;
  const { rows } = await world.db.execute<{ id: number }>(
    sql`select record_id as id from history where kind = ${kind} and operation = 'insert'
        and after ->> 'email' = ${email} order by id desc limit 1`,
  );
  return { ...answer, made: rows[0]?.id };
}

const edit: Step = (run) => {
  const kind = run.random.one(kinds) ?? 'products';
  const id = anyOf(run, kind);
  if (id === undefined) return undefined;
  const input = entered(run, kind);
  if (input.values.product_id === null) return undefined;
  const version = run.seen(kind, id);
  return {
    what: `edit ${kind} ${id}`,
    act: async () => ({ says: (await answered(saveEdit(run, kind, input, { id, version }))).says }),
    expect(model) {
      const refusal = model.conflict(kind, id, version) ?? saveRefusal(model, kind, id, input);
      if (refusal) return refusal;
      changeRecord(model, kind, id, input);
      return 'ok';
    },
  };
};

const remove: Step = (run) => {
  const kind = run.random.one(kinds) ?? 'products';
  const id = anyOf(run, kind);
  if (id === undefined) return undefined;
  const table = tables[kind];
  const name = kind === 'newsletter_subscription' ? tables[kind].email : table.id;
  return {
    what: `delete ${kind} ${id}`,
    act: () => answered(moveToBin(run.me, table, id, name)),
    expect: (model) => (model.moveToBin(kind, id) ? 'ok' : 'gone'),
  };
};

export const recordSteps: Steps = [
  [16, create],
  [18, edit],
  [10, remove],
];
