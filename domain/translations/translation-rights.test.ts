import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { languages, translations } from '#database/schema/languages.ts';
import { addProduct, translate } from '#tests/world/content/catalogue-rows.ts';
import { administrator, editor, translatorInto } from '#tests/world/people/rights.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { findTranslationWork } from '../dashboard/dashboard.server.ts';
import { KnownCoverage } from './known-coverage.server.ts';
import { findNextMissing } from './next-missing.server.ts';
import {
  addTranslation,
  changeTranslation,
  confirmTranslation,
  deleteTranslation,
} from './translation-editing.server.ts';
import { findFields, findTranslations, listTargetLanguages } from './translation-list.server.ts';

/** A translator can write only in the own languages and sees no other. */

let world: World;
let id: number;
beforeAll(async () => {
  world = await openWorld();
  await world.db.insert(languages).values({ code: 'ja', name: '日本語' });
  id = (await addProduct(world.db, { name: 'Glow' })).id;
});
afterAll(() => world.close());

/** The Chinese translation of the name. */
let chinese: { id: number; version: number };
const rows = () => world.db.select().from(translations).orderBy(translations.id);
beforeEach(async () => {
  await world.db.delete(translations);
  await translate(world.db, 'products', id, { name: '光' }, 'zh-Hant');
  const [row] = await rows();
  if (row) chinese = row;
});

const into = (language_code: string) =>
  ({
    entity: 'products',
    id,
    field: 'name',
    original: 'Glow',
    language_code,
    translated_value: '光る',
  }) as const;

test.each([
  ['into Japanese alone', translatorInto('ja')],
  ['into nothing', translatorInto()],
])(
  'a translator %s can neither write nor delete Chinese, and nothing changes',
  async (_, actor) => {
    const { db } = world;
    const before = await rows();
    expect(await addTranslation(db, actor, { ...into('zh-Hant'), field: 'description' })).toBe(
      'not allowed',
    );
    expect(await changeTranslation(db, actor, chinese, '別', 'Glow')).toBe('not allowed');
    expect(await confirmTranslation(db, actor, chinese, 'Glow')).toBe('not allowed');
    expect(await deleteTranslation(db, actor, chinese)).toEqual({
      ...{ ok: false, refusal: 'not allowed' },
    });
    expect(await rows()).toEqual(before);
  },
);

test.each([
  ['a translator of both', translatorInto('ja', 'zh-Hant')],
  ['an editor', editor],
  ['an administrator', administrator],
])('%s can', async (_, actor) => {
  const { db } = world;
  expect(await addTranslation(db, actor, into('ja'))).toBe('added');
  expect(await changeTranslation(db, actor, chinese, '別', 'Glow')).toBe('saved');
  const changed = { id: chinese.id, version: chinese.version + 1 };
  expect(await confirmTranslation(db, actor, changed, 'Glow')).toBe('saved');
  const confirmed = { id: chinese.id, version: chinese.version + 2 };
  expect(await deleteTranslation(db, actor, confirmed)).toMatchObject({ ok: true });
  expect((await rows()).map(({ language_code }) => language_code)).toEqual(['ja']);
});

test('a list that is limited to some languages counts only those', async () => {
  const { db } = world;
  const only = ['ja'];
  expect((await listTargetLanguages(db, only)).map(({ code }) => code)).toEqual(only);
  const coverage = new KnownCoverage(db);
  expect(await coverage.of('products', only)).toMatchObject([{ code: 'ja', translated: 0 }]);
  expect((await findTranslationWork(coverage, only)).map(({ code }) => code)).toEqual(only);
  const found = await findTranslations(db, 'products', id, 'name', only);
  expect(found).toMatchObject({ existing: [], remaining: [{ code: 'ja' }] });
  const status = async () =>
    (await findFields(db, 'products', id, only))?.fields.find(({ name }) => name === 'name')
      ?.status;
  expect(await status()).toBe('Missing');
  expect(await findNextMissing(db, 'products', undefined, only)).toMatchObject({ field: 'name' });
  await addTranslation(db, translatorInto('ja'), into('ja'));
  expect(await status()).toBe('Translated');
  expect(await findNextMissing(db, 'products', { id, field: 'name' }, only)).not.toMatchObject({
    field: 'name',
  });
  expect(await findNextMissing(db, 'products', undefined, [])).toBeUndefined();
});
