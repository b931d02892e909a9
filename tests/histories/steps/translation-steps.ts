import { sql } from 'drizzle-orm';
import type { CatalogueKind } from '#domain/kinds/kinds.ts';
import {
  addTranslation,
  changeTranslation,
  confirmTranslation,
  deleteTranslation,
} from '#domain/translations/translation-editing.server.ts';
import { administrator } from '../../world/people/rights.ts';
import type { Model } from '../model/model.ts';
import { type Answered, answered, anyOf, type Run, type Step, type Steps, word } from './step.ts';

const translated = {
  products: ['name', 'description'],
  product_categories: ['name'],
  item_codes: ['composition'],
  gallery_items: ['name'],
  gallery_categories: ['name'],
  news_items: ['title'],
} satisfies { [Kind in CatalogueKind]?: string[] };

interface TranslatedField {
  entity: CatalogueKind;
  id: number;
  field: string;
}

/** The text of a field; undefined if its record was deleted. */
function originalIn(model: Model, { entity, id, field }: TranslatedField): string | undefined {
  const row = model.get(entity, id);
  return row && String(row[field] ?? '');
}

/** The original that a form shows: the current text, or sometimes an earlier one. */
const shownOriginal = ({ model, random }: Run, place: TranslatedField) =>
  `${originalIn(model, place)}${random.chance(0.9) ? '' : ' before'}`;

const translate: Step = (run) => {
  const { me, random } = run;
  const entity = random.one(Object.keys(translated) as (keyof typeof translated)[]) ?? 'products';
  const id = anyOf(run, entity);
  const field = random.one(translated[entity]);
  if (id === undefined || field === undefined) return undefined;
  const language_code = random.one(['zh-Hant', 'ja']) ?? 'ja';
  const translated_value = word(run);
  const place = { entity, id, field };
  const original = shownOriginal(run, place);
  return {
    what: `translate ${entity} ${id} ${field} ${language_code}`,
    async act() {
      const added = { ...place, language_code, translated_value, original };
      const answer = await answered(addTranslation(me, administrator, added));
      return answer.says === 'added' ? { ...answer, made: await newestId(run, place) } : answer;
    },
    expect(model, made) {
      const now = originalIn(model, place);
      if (now === undefined) return 'gone';
      if (now !== original) return 'original changed';
      const isTaken = model
        .translationsOf(entity, id)
        .some(({ row }) => row.field_name === field && row.language_code === language_code);
      if (isTaken) return 'taken';
      model.add('translations', {
        ...{ id: made, entity_type: entity, entity_id: id, field_name: field },
        ...{ language_code, translated_value, outdated_since: null },
      });
      return 'added';
    },
  };
};

/** The translation that this user added last, even if it was deleted. */
async function newestId({ me, person }: Run, { entity, id }: TranslatedField) {
  const { rows } = await me.execute<{ id: number }>(
    sql`select (row_key ->> 'id')::int as id from history
        where table_name = 'translations' and operation = 'insert' and actor = ${person}
          and kind = ${entity} and record_id = ${id} order by history.id desc limit 1`,
  );
  return rows[0]?.id;
}

/** Deletes, confirms or changes a translation. */
const editTranslation: Step = (run) => {
  const { model, me, random } = run;
  const id = anyOf(run, 'translations');
  if (id === undefined) return undefined;
  const row = model.get('translations', id) ?? {};
  const place = {
    ...{ entity: row.entity_type as CatalogueKind, id: Number(row.entity_id) },
    field: String(row.field_name),
  };
  const original = shownOriginal(run, place);
  const translated_value = word(run);
  const seen = { id, version: run.seen('translations', id) };
  const what = random.one(['delete', 'confirm', 'change', 'change', 'change']) ?? 'change';
  const acts: Record<string, () => Promise<Answered>> = {
    delete: () => answered(deleteTranslation(me, administrator, seen)),
    confirm: () => answered(confirmTranslation(me, administrator, seen, original)),
    change: () => answered(changeTranslation(me, administrator, seen, translated_value, original)),
  };
  return {
    what: `${what} translation ${id}`,
    act: async () => (await acts[what]?.()) ?? { says: '' },
    expect(model) {
      const conflict = model.conflict('translations', id, seen.version);
      if (conflict === 'gone') return conflict;
      if (what !== 'delete' && originalIn(model, place) !== original) return 'original changed';
      if (conflict) return conflict;
      if (what === 'delete') model.remove('translations', model.get('translations', id) ?? {});
      else
        model.change('translations', id, {
          ...(what === 'change' && { translated_value }),
          outdated_since: null,
        });
      model.raise({ kind: 'translations', id });
      return 'ok';
    },
  };
};

export const translationSteps: Steps = [
  [8, translate],
  [6, editTranslation],
];
