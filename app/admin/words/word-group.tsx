import { useId, useMemo } from 'react';
import { ErrorText } from '#app/ui/fields/field-frame.tsx';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { wordsForm } from '#domain/changed-words/interface-words.ts';
import { useField } from '../form/fields/form-fields.tsx';
import { InlineForm } from '../form/inline-form.tsx';
import { TitledSection } from '../screen/screen.tsx';
import type { WordGroup as Group } from './words-list.server.ts';
import { groupNames } from './words-texts.ts';

/** The form of the words of one group. */
export function WordGroup({
  group: { group, words, version },
  code,
}: {
  group: Group;
  code: string;
}) {
  const id = useId();
  const title = translate(groupNames[group] ?? group);
  const schema = useMemo(
    () => wordsForm(Object.fromEntries(words.map(({ key, english }) => [key, english]))),
    [words],
  );
  return (
    <TitledSection id={id} heading={title} className="mb-10 [&>form]:max-w-none">
      <InlineForm
        schema={schema}
        submitLabel={t('Save {group}', { group: title })}
        version={version}
      >
        <input type="hidden" name="language" value={code} />
        <div className="divide-y divide-line border border-line bg-white px-4">
          {words.map((word) => (
            <Word key={word.key} word={word} code={code} />
          ))}
        </div>
      </InlineForm>
    </TitledSection>
  );
}

/** One word: its English text beside its field. */
function Word({
  word: { key, english, value },
  code,
}: {
  word: Group['words'][number];
  code: string;
}) {
  const { id, error, entered, aria } = useField({ name: key, label: english });
  const rows = Math.min(4, 1 + Math.floor(Math.max(english.length, value.length) / 60));
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-2">
      <div className="min-w-0">
        <label htmlFor={id} lang="en" className="block text-pretty text-sm wrap-anywhere">
          {english}
        </label>
        <span className="text-muted text-xs wrap-anywhere">{key}</span>
      </div>
      <div className="min-w-0">
        <textarea
          {...aria}
          rows={rows}
          lang={code}
          defaultValue={entered?.get(key) ?? value}
          className={inputLook}
        />
        <ErrorText id={id} text={error} />
      </div>
    </div>
  );
}
