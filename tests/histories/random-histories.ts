import { sql } from 'drizzle-orm';
import { administrators } from '#database/schema/administrators.ts';
import type { RowValues } from '#database/schema/history.ts';
import { type RowChange, rowKey, stateKey } from '#domain/history/row-changes.ts';

import { bulkSteps } from './bulk-steps.ts';
import { burst } from './burst-step.ts';
import { endsOf, learn, Model, type Row, type Rows, references } from './model.ts';
import { Random } from './random.ts';
import { kinds, type Place, type Run, steps } from './steps.ts';

/**
 * Random histories: several people change, delete, bring back and restore the same few records, each with
 * forms that may be old. After every step the rows have to be those of a simple model, and the history,
 * played back, has to come to the same rows. It calls the domain's functions, as requests would be ten
 * times slower; what the screens say of the answers is tested beside them.
 */

const owned = ['translations', ...new Set(references.map(([table]) => table))];
const allTables = [...new Set([...kinds, 'global_settings', ...owned])];
const allSteps = [...steps, ...bulkSteps, [1, burst] as const];
const aside = new Set(['version', 'updated_at', 'likes']);
const people = ['mei@example.com', 'ken@example.com', 'aya@example.com'];

class Difference extends Error {}

/** Takes `count` steps from a seed; throws at the first difference, with seed and step. */
export async function walkHistories(
  world: Place,
  { seed, count }: { seed: number; count: number },
  tell: (step: number, what: string) => void = () => undefined,
): Promise<void> {
  await world.db.execute(
    sql`insert into languages (code, name) values ('zh-Hant', '繁體中文'), ('ja', '日本語') on conflict do nothing`,
  );
  await world.db
    .insert(administrators)
    .values(people.map((email) => ({ id: email, name: email, email })))
    .onConflictDoNothing();
  const walk = new Walk(world, seed);
  const log: string[] = [];
  for (let step = 1; step <= count; step++) {
    try {
      const what = await walk.take(step);
      log.push(`${step} ${what}`);
      tell(step, what);
    } catch (error) {
      throw new Difference(
        `seed ${seed}, step ${step}: ${(error as Error).message}\n${log.slice(-12).join('\n')}`,
        { cause: error },
      );
    }
  }
}

type Entry = RowChange & {
  id: number;
  change_set: string;
  kind: string;
  record_id: number | null;
  parent_id: number | null;
};

class Walk {
  readonly #world: Place;
  readonly #random: Random;
  readonly #model = new Model();
  /** The rows that the history comes to. */
  readonly #replayed = new Map<string, RowValues>();
  /** By row: its version now, and each that it ever had. */
  readonly #versions = new Map<string, number>();
  readonly #everSeen = new Map<string, number[]>();
  #contents = new Map<string, string>();
  #links: Rows = new Map();
  #lastEntry = 0;
  #adopts = false;

  constructor(world: Place, seed: number) {
    this.#world = world;
    this.#random = new Random(seed);
  }

  async take(step: number): Promise<string> {
    const model = this.#model;
    model.step = step;
    const run: Run = {
      world: this.#world,
      me: this.#world.connection.actingAs(this.#random.one(people) ?? ''),
      model,
      random: this.#random,
      raises: new Set(),
      current: (kind, id) => this.#versions.get(stateKey(kind, { id })) ?? 0,
      adopt: () => {
        this.#adopts = true;
      },
      seen: (kind, id) => {
        const at = stateKey(kind, { id });
        const earlier = this.#everSeen.get(at) ?? [];
        return (
          (this.#random.chance(0.2) && this.#random.one(earlier)) || this.#versions.get(at) || 0
        );
      },
      isFresh: (kind, id, version) => this.#versions.get(stateKey(kind, { id })) === version,
      agree(what, answered, expected) {
        if (JSON.stringify(answered) !== JSON.stringify(expected))
          throw new Difference(
            `${what} answered ${JSON.stringify(answered)}, expected ${JSON.stringify(expected)}`,
          );
      },
    };
    let what: string | undefined;
    while (what === undefined) what = await this.#pick()(run);
    try {
      await this.#check(run);
    } catch (error) {
      throw new Difference(`${what}: ${(error as Error).message}`, { cause: error });
    }
    return what;
  }

  #pick() {
    const whole = allSteps.reduce((sum, [weight]) => sum + weight, 0);
    let at = this.#random.below(whole);
    for (const [weight, step] of allSteps) {
      at -= weight;
      if (at < 0) return step;
    }
    throw new Error('no step');
  }

  async #check(run: Run): Promise<void> {
    const { rows } = await this.#world.db.execute<{ table: string; row: RowValues }>(
      sql.join(
        [
          ...allTables.map(
            (table) =>
              sql`select ${table} as table, to_jsonb(t) as row from ${sql.identifier(table)} t`,
          ),
          sql`select 'history', to_jsonb(h) from history h where id > ${this.#lastEntry}`,
        ],
        sql` union all `,
      ),
    );
    const there = new Map(
      rows.flatMap(({ table, row }) =>
        table === 'history' ? [] : [[stateKey(table, rowKey(row)), { table, row }] as const],
      ),
    );
    const entries = rows
      .flatMap(({ table, row }) => (table === 'history' ? [row as unknown as Entry] : []))
      .sort((a, b) => a.id - b.id);
    if (this.#adopts) await this.#adopt(there, entries);
    this.#compare(there);
    this.#checkVersions(there, run.raises);
    this.#replay(there, entries);
    this.#keepSnapshots(entries);
  }

  /** After people acted at the same moment: what there is, and what is in the bin. */
  async #adopt(there: Rows, entries: Entry[]): Promise<void> {
    this.#adopts = false;
    const model = this.#model;
    model.rows = new Map(
      [...there].map(([at, { table, row }]) => [at, { table, row: { ...row } }]),
    );
    for (const { table_name, operation, record_id, before } of entries)
      if (table_name === 'item_codes' && operation === 'update' && before && 'product_id' in before)
        model.moves.set(record_id ?? 0, model.step);
      else if (table_name === 'item_codes' && operation === 'delete')
        model.lastProducts.set(record_id ?? 0, before?.product_id);
    for (const at of there.keys()) model.lostLinks.delete(at);
    const { rows } = await this.#world.db.execute<{
      id: number;
      kind: string;
      record_id: number;
      change_set: string;
    }>(sql`select * from bin`);
    for (const entry of model.bin.keys())
      if (!rows.some(({ id }) => id === entry)) model.bin.delete(entry);
    for (const { id, kind, record_id, change_set } of rows) {
      if (model.bin.has(id)) continue;
      const removed = entries.flatMap((entry) =>
        entry.change_set === change_set && entry.operation === 'delete'
          ? [{ table: entry.table_name, row: entry.before ?? {} }]
          : [],
      );
      model.bin.set(id, { kind, id: record_id, removed });
    }
  }

  /** The rows are those of the model, which takes over what the database made up. */
  #compare(there: Rows): void {
    const { rows } = this.#model;
    for (const at of there.keys()) if (!rows.has(at)) throw new Difference(`unexpected row ${at}`);
    for (const [at, { row: expected }] of rows) {
      const is = there.get(at)?.row;
      if (!is) throw new Difference(`missing row ${at}`);
      for (const [name, value] of Object.entries(is)) {
        if (aside.has(name)) continue;
        const known = expected[name];
        if (known === undefined || (known === learn && value !== null)) expected[name] = value;
        else if (JSON.stringify(known) !== JSON.stringify(value))
          throw new Difference(
            `${name} of ${at} is ${JSON.stringify(value)}, expected ${String(known === learn ? 'a moment' : JSON.stringify(known))}`,
          );
      }
    }
    const texts = [...there.values()].filter(({ table }) => table === 'translations');
    for (const { row } of texts)
      if (!there.has(stateKey(String(row.entity_type), { id: row.entity_id })))
        throw new Difference(`translation ${row.id} is an orphan`);
    const pins = [...there.values()].filter(({ row }) => row.is_pinned === true);
    if (pins.length > 3) throw new Difference(`${pins.length} pins`);
  }

  /** A row that is another one than before has a version that it never had. */
  #checkVersions(there: Rows, raises: Set<string>): void {
    const contents = new Map<string, string>();
    const relinked = this.#relinked(there);
    for (const [at, { table, row }] of there) {
      if (!('version' in row)) continue;
      const { version, updated_at, likes, display_order, outdated_since, ...content } = row;
      const text = JSON.stringify(content);
      contents.set(at, text);
      const ever = this.#everSeen.get(at) ?? [];
      const highest = Math.max(0, ...ever);
      const was = this.#contents.get(at);
      const record = `${table} ${row.id}`;
      const mustRise = was !== text || raises.has(record) || relinked.has(record);
      if (mustRise ? Number(version) <= highest : Number(version) < highest)
        throw new Difference(`version of ${at} is ${version} after ${highest}`);
      if (Number(version) > highest) this.#everSeen.set(at, [...ever.slice(-5), Number(version)]);
      this.#versions.set(at, Number(version));
    }
    this.#contents = contents;
  }

  /** The records of which a link has come or gone. */
  #relinked(there: Rows): Set<string> {
    const links = new Map([...there].filter(([, { row }]) => !('id' in row)));
    const was = this.#links;
    this.#links = links;
    const others = (from: Rows, than: Rows) =>
      [...from].flatMap(([at, row]) => (than.has(at) ? [] : [row]));
    const changed: Row[] = [...others(links, was), ...others(was, links)];
    return new Set(
      changed.flatMap((row) =>
        endsOf(row)
          .slice(0, 1)
          .map(({ kind, id }) => `${kind} ${id}`),
      ),
    );
  }

  #replay(there: Rows, entries: Entry[]): void {
    for (const { id, operation, table_name, row_key, after } of entries) {
      this.#lastEntry = Math.max(this.#lastEntry, id);
      if (operation === 'order' || !row_key) continue;
      const at = stateKey(table_name, row_key);
      if (operation === 'delete') this.#replayed.delete(at);
      else this.#replayed.set(at, { ...this.#replayed.get(at), ...after });
    }
    for (const at of this.#replayed.keys())
      if (!there.has(at)) throw new Difference(`the history has a row too many: ${at}`);
    for (const [at, { table, row }] of there) {
      const replayed = this.#replayed.get(at);
      if (!replayed) throw new Difference(`the history lacks a row: ${at}`);
      for (const [name, value] of Object.entries(row)) {
        const isPlace = name === 'display_order' && (kinds as string[]).includes(table);
        if (aside.has(name) || isPlace) continue;
        if (JSON.stringify(replayed[name]) !== JSON.stringify(value))
          throw new Difference(
            `the history has ${JSON.stringify(replayed[name])} for ${name} of ${at}, not ${JSON.stringify(value)}`,
          );
      }
    }
  }

  /** What each record that changed is now, by its newest set of changes: what its version has to restore. */
  #keepSnapshots(entries: Entry[]): void {
    const sets = new Map<string, string>();
    for (const { kind, record_id, parent_id, change_set, before } of entries) {
      if (record_id === null) continue;
      sets.set(`${kind} ${record_id}`, change_set);
      this.#model.touched.set(`${kind} ${record_id}`, this.#model.step);
      if (kind !== 'item_codes') continue;
      for (const product of [parent_id, before?.product_id])
        if (product) sets.set(`products ${product}`, change_set);
    }
    const model = this.#model;
    for (const [record, set] of sets) {
      const [kind = '', id] = record.split(' ');
      const known = model.snapshots.get(record) ?? new Map();
      known.set(set, { rows: model.story(kind, Number(id)), step: model.step });
      if (known.size > 25) known.delete(known.keys().next().value ?? '');
      model.snapshots.set(record, known);
    }
  }
}
