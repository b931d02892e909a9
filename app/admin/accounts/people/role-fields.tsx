import { roles } from '#database/schema/role.ts';
import { t } from '#domain/admin-words/t.ts';
import type { Language } from '#domain/languages/language.ts';
import type { Rights } from '#domain/roles/role-rights.ts';
import { CheckboxList, SelectField } from '../../form/fields/form-fields.tsx';
import { roleNames } from '../../route-rights/role-texts.ts';
import { PlansField } from './plans-field.tsx';

interface RoleFieldsProps {
  rights: Rights;
  /** The number of the person's waiting planned changes. */
  plans?: number;
  /** The languages that a translator can be given. */
  languages: Language[];
}

/** The fields for a person's role. */
export function RoleFields({ rights, plans = 0, languages }: RoleFieldsProps) {
  return (
    <div className="group/role flex flex-col gap-4">
      <SelectField
        name="role"
        label={t('Role|account')}
        value={rights.role}
        choices={roles.map((role) => ({ value: role, label: t(roleNames[role]) }))}
        hint={t(
          'Editors manage content but not accounts or settings. Translators can only edit translations in their languages.',
        )}
      />
      <div className="hidden flex-col gap-4 group-has-[option[value=translator]:checked]/role:flex">
        <CheckboxList
          name="language_codes"
          label={t('Languages')}
          chosen={[...rights.languages]}
          choices={languages.map(({ code, name }) => ({ id: code, name }))}
          none={t('There are no languages to translate into yet.')}
        />
        {plans > 0 && <PlansField count={plans} />}
      </div>
    </div>
  );
}
