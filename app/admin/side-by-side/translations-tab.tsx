import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import type { CatalogueKind } from '#domain/kinds/kinds.ts';
import { TabWaits } from '../form/form-tabs.tsx';
import { detailsOf, ErrorPanel } from '../form/refusals/error-panel.tsx';
import { useFormPart, useFormTab } from '../form/state/form-parts.ts';
import { FormContext, useFormCheck, useFormState } from '../form/state/form-state.ts';
import { useTabData } from '../form/state/tab-data.ts';
import { FieldRow } from './field-row.tsx';
import { copiedFields, fieldsOfTab } from './fields-of-tab.ts';
import type { loader } from './form-translations-route.ts';
import { LanguageSwitch } from './language-switch.tsx';
import type { ShownField } from './shown-translations.server.ts';
import { schemaOf } from './side-by-side-form.tsx';
import { noLanguages, translationsKey } from './side-by-side-texts.ts';

interface TranslationsTabProps {
  kind: CatalogueKind;
  /** The record; undefined for a new one. */
  id: number | undefined;
  /** The record that a new one is copied from. */
  copied: number | undefined;
}

/** The Translations tab of a record's form. One save writes the record and its translations. */
export function TranslationsTab({ kind, id, copied }: TranslationsTabProps) {
  const { data, failed, retry } = useTabData<typeof loader>(
    `/admin/form-translations/${kind}/${id ?? copied ?? 'new'}`,
  );
  const [isCopy, setIsCopy] = useState(false);
  const fields = useMemo(() => {
    if (!data || id !== undefined) return data && fieldsOfTab(kind, data);
    return fieldsOfTab(kind, { ...data, fields: isCopy ? copiedFields(kind, data) : [] });
  }, [kind, id, data, isCopy]);
  if (!data || !fields) return <TabWaits failed={failed} retry={retry} />;
  if (data.languages.length === 0) return <p>{translate(noLanguages)}</p>;
  const hasCopy =
    id === undefined && data.fields.some(({ cells }) => cells.some(({ exists }) => exists));
  return (
    <Translations
      key={String(isCopy)}
      fields={fields}
      languages={data.languages}
      isCopy={isCopy}
      {...(hasCopy && !isCopy && { onCopy: () => setIsCopy(true) })}
    />
  );
}

interface TranslationsProps {
  fields: ShownField[];
  languages: { code: string; name: string }[];
  /** Whether the fields show translations copied from another record, which are not saved yet. */
  isCopy: boolean;
  onCopy?: () => void;
}

function Translations({ fields, languages, isCopy, onCopy }: TranslationsProps) {
  const id = useId();
  const [alone, setAlone] = useState('');
  const { isShown, refusal } = useFormTab(translationsKey);
  const schema = useMemo(() => schemaOf({ fields }), [fields]);
  const form = useFormCheck(schema, refusal);
  useFormPart(translationsKey, {
    ...form,
    dirty: form.dirty || isCopy,
    entries: () => new FormData(form.ref.current ?? undefined),
  });
  const originals = useOriginals(fields, isShown);
  const shown = fields.filter(({ name }) => originals.has(name));
  return (
    <FormContext value={{ id, ...form.fields, entered: undefined, dirty: form.dirty }}>
      <form
        ref={form.ref}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onInput={form.onInput}
      >
        {onCopy && (
          <Button compact className="mb-4" disabled={form.dirty} onClick={onCopy}>
            {t('Copy Those of the Original')}
          </Button>
        )}
        {languages.length > 1 && (
          <LanguageSwitch
            chosen={languages}
            only={alone}
            all={t('All languages')}
            onChange={setAlone}
          />
        )}
        {shown.map((field) => (
          <FieldRow
            key={field.name}
            field={{ ...field, original: originals.get(field.name) ?? '' }}
            chosen={languages}
            only={alone}
            heading="h3"
            conflicts={refusal?.fieldConflicts}
          />
        ))}
        {refusal && <ErrorPanel details={detailsOf(refusal)} />}
      </form>
    </FormContext>
  );
}

/**
 * The originals as the form has them. Without translations, an empty original is left out, unless it was shown before.
 */
function useOriginals(fields: ShownField[], isShown: boolean): ReadonlyMap<string, string> {
  const { whole } = useFormState();
  const [originals, setOriginals] = useState<ReadonlyMap<string, string>>(new Map());
  const read = useEffectEvent(() => {
    const entered = whole?.data();
    const now = fields.flatMap(({ name, original, required, cells }): [string, string][] => {
      const text = String(entered?.get(name) ?? original);
      const isListed = required || text.trim() !== '' || cells.some(({ exists }) => exists);
      return isListed || originals.has(name) ? [[name, text]] : [];
    });
    setOriginals(new Map(now));
  });
  useEffect(() => {
    if (isShown) read();
  }, [isShown]);
  return originals;
}
