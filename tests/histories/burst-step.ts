import { restoreVersion } from '#domain/history/restore.server.ts';
import { recordTimeline } from '#domain/history/timeline.server.ts';
import { changeRecord } from '#domain/records/record-editing.server.ts';
import { administrator } from '../world/rights.ts';
import { type Step, tables } from './steps.ts';

/**
 * Several people do something to one record at the same moment, from the same look at it: one of them
 * wins. Who it is no seed decides, so the model takes over what came of it.
 */
export const burst: Step = async (run) => {
  const { model, world, random } = run;
  const id = random.one(model.ids('products'));
  if (id === undefined) return undefined;
  const version = run.current('products', id);
  const versions = await recordTimeline(world.db, { kind: 'products', id });
  const former = random.one(versions.filter(({ hasRecord }) => hasRecord));
  const code = random.one(model.all('item_codes'));
  const names = ['one', 'two', 'three'].map((name) => `${name} ${random.below(99)}`);
  const as = (person: string) => world.connection.actingAs(`${person}@example.com`);
  const edits = names.map((name, at) =>
    changeRecord(as(`p${at}`), tables.products, { id, version }, { name }),
  );
  const others = [
    restoreVersion(
      as('r'),
      administrator,
      { kind: 'products', id, seen: version },
      former?.id ?? 0,
    ),
    code &&
      changeRecord(
        as('c'),
        tables.item_codes,
        { id: Number(code.id), version: run.current('item_codes', Number(code.id)) },
        { length: names[0] },
      ),
  ] as const;
  const [restored] = await Promise.all(others);
  const won = (await Promise.all(edits)).filter((answer) => answer === 'saved').length;
  const winners = won + (restored.ok ? 1 : 0);
  const isRefused = !restored.ok && restored.refusal !== 'changed';
  run.agree('winners of a burst', isRefused ? Math.min(winners, 1) : winners, 1);
  run.adopt();
  return `burst on product ${id}`;
};
