import { useId, useState } from 'react';
import { FieldFrame, fieldAria, InputField } from '#app/ui/fields/field-frame.tsx';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { Tick } from '#app/ui/fields/tick.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { optionsOf } from '#domain/bulk/field-edit.ts';
import type { FormErrors } from '#domain/forms/form-values.ts';
import type { Field } from '#domain/records/kind-fields.ts';
import { Checkboxes } from '../form/fields/form-fields.tsx';

interface FieldEditFieldsProps {
  fields: [name: string, field: Field][];
  errors: FormErrors | undefined;
}

/** The inputs of 'Set Field': the field, and its new value, or a text to find and its replacement. */
export function FieldEditFields({ fields, errors }: FieldEditFieldsProps) {
  const id = useId();
  const [name, setName] = useState(fields[0]?.[0] ?? '');
  const [wantsReplace, setReplaces] = useState(false);
  const field = fields.find(([one]) => one === name)?.[1];
  const options = field && optionsOf(field);
  const replaces = wantsReplace && !options;
  const errorOf = (of: string) => errors?.[of]?.map(translate).join('. ');
  const valueId = `${id}value`;
  const value = { id: valueId, name: 'value', className: inputLook, autoComplete: 'off' };
  return (
    <div className="flex flex-col gap-4">
      {errors?.[''] && <p className="text-danger text-sm">{errorOf('')}</p>}
      <FieldFrame id={`${id}field`} label={t('Field')} error={errorOf('field')}>
        <select
          name="field"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          className={inputLook}
          {...fieldAria(`${id}field`, { error: errorOf('field') })}
        >
          {fields.map(([one, { label }]) => (
            <option key={one} value={one}>
              {translate(label)}
            </option>
          ))}
        </select>
      </FieldFrame>
      {!options && (
        <fieldset>
          <legend className="sr-only">{t('How the field is set')}</legend>
          {[
            { how: 'value', label: t('One value for all') },
            { how: 'replace', label: t('Find and replace') },
          ].map(({ how, label }) => (
            <Tick
              key={how}
              type="radio"
              name="how"
              value={how}
              checked={replaces === (how === 'replace')}
              onChange={() => setReplaces(how === 'replace')}
            >
              {label}
            </Tick>
          ))}
        </fieldset>
      )}
      {replaces && (
        <InputField
          id={`${id}find`}
          name="find"
          label={t('Find')}
          autoComplete="off"
          error={errorOf('find')}
          hint={
            field?.isHtml
              ? t('Capital and small letters are treated as different. HTML tags stay as they are.')
              : t('Capital and small letters are treated as different.')
          }
        />
      )}
      {field?.isList ? (
        <fieldset key={name}>
          <legend className="mb-1 font-medium text-sm">{t('New value')}</legend>
          <Checkboxes
            name="value"
            choices={Object.entries(options ?? {}).map(([option, label]) => ({
              ...{ id: option, name: translate(label) },
            }))}
          />
        </fieldset>
      ) : (
        <FieldFrame
          id={valueId}
          label={replaces ? t('Replace with') : t('New value')}
          hint={
            options
              ? undefined
              : replaces
                ? t('Leave empty to remove the text.')
                : t('Leave empty to clear the field.')
          }
        >
          {options ? (
            <select key={name} id={valueId} name="value" className={inputLook}>
              {Object.entries(options).map(([option, label]) => (
                <option key={option} value={option}>
                  {translate(label)}
                </option>
              ))}
            </select>
          ) : !replaces && field?.rows ? (
            <textarea
              {...value}
              rows={Math.min(field.rows, 6)}
              aria-describedby={`${valueId}-hint`}
            />
          ) : (
            <input {...value} aria-describedby={`${valueId}-hint`} />
          )}
        </FieldFrame>
      )}
    </div>
  );
}
