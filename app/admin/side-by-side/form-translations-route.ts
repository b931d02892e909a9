import { catalogueKindNames } from '#domain/kinds/kinds.ts';
import { idIn } from '#domain/records/record-id.ts';
import { onlyLanguages } from '#domain/roles/role-rights.ts';
import { seenOf } from '#domain/translations/record-translations.server.ts';
import { listTargetLanguages } from '#domain/translations/translation-list.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/form-translations-route.ts';
import { readShownTranslations } from './shown-translations.server.ts';
import { notLoaded } from './side-by-side-texts.ts';

/** The texts of a record with their translations, for the tab in its form. A new record has no texts yet. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  load(context, notLoaded, async () => {
    const { db } = context.get(servicesContext);
    const languages = await listTargetLanguages(
      db,
      onlyLanguages(context.get(administratorContext)),
    );
    const kind = catalogueKindNames.find((one) => one === params.kind);
    const codes = languages.map(({ code }) => code);
    const id = idIn(params.id);
    const record = kind && id !== undefined && (await readShownTranslations(db, kind, id, codes));
    return { languages, fields: record ? record.fields : [], blank: seenOf(undefined, '') };
  });
export { nullIfFailed as clientLoader } from '../screen/null-if-failed.ts';
