import { useEffect, useEffectEvent, useState } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { companyWords } from '#domain/company/company-fields.ts';
import type { CompanyToEdit } from '#domain/company/company-kind.server.ts';
import { weekdays } from '#domain/company/opening-hours.ts';
import { type UploadKind, uploadRules } from '#domain/files/upload/upload-rules.ts';
import { FieldGroup } from '../../form/fields/form-columns.tsx';
import { CheckboxField } from '../../form/fields/form-fields.tsx';
import { RecordField } from '../../form/fields/record-field.tsx';
import { useFormState } from '../../form/state/form-state.ts';
import { UploadField } from '../../upload/upload-field.tsx';

const { fields } = companyWords;
type FieldName = keyof typeof fields;

const hints: Partial<Record<FieldName, string>> = {
  name: 'Without a name, the site has the name of its host.',
  address: 'The address as visitors read it. The parts below are for search engines.',
  country: 'Two letters, such as HK.',
  email: 'Put together in the browser, so that harvesters find no complete address.',
  whatsapp: 'With its country code. The link to the chat is made from it.',
  wechat_link: 'Leave empty to make the link from the WeChat ID.',
  zoom: 'From 1 (the world) to 19 (a house).',
  exceptions:
    'One on each line: a date, or two with “to” between them, then hours or “closed”, then a name. Example: 2026-12-25 closed Christmas Day',
};

/** The fields of the company by section. */
export function CompanyFields({ company }: { company: CompanyToEdit | undefined }) {
  const of = (names: readonly FieldName[]) =>
    names.map((name) => (
      <RecordField
        key={name}
        fields={fields}
        name={name}
        value={company?.[name]}
        hint={translate(hints[name] ?? '')}
      />
    ));
  /** The fields that are short enough to stand side by side. */
  const row = (names: readonly FieldName[], columns = 'sm:grid-cols-2') => (
    <div className={`grid items-start gap-4 ${columns}`}>{of(names)}</div>
  );
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-8">
        <FieldGroup heading={t('Name')}>
          {row(['name', 'legal_name'])}
          {row(['wordmark_latin', 'wordmark_characters'])}
          {of(['tagline', 'blurb'])}
          {row(['founded'])}
          <CompanyPicture name="icon" label={t('Icon')} kind="icon" stored={company?.icon_url} />
        </FieldGroup>
        <FieldGroup heading={t('Address')}>
          {of(['address', 'street'])}
          {row(['locality', 'region', 'postal_code', 'country'])}
          {of(['factory_name', 'factory_address'])}
        </FieldGroup>
        <FieldGroup heading={t('Map')}>
          {row(['latitude', 'longitude', 'zoom'], 'sm:grid-cols-3')}
        </FieldGroup>
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <FieldGroup heading={t('Contact')}>
          {row(['phone', 'email', 'facebook', 'instagram'])}
          {of(['whatsapp'])}
          <CompanyPicture
            name="whatsapp_code"
            label={t('WhatsApp Code')}
            stored={company?.whatsapp_code_url}
          />
          {row(['wechat_id', 'wechat_link'])}
          <CompanyPicture
            name="wechat_code"
            label={t('WeChat Code')}
            stored={company?.wechat_code_url}
          />
        </FieldGroup>
        <FieldGroup heading={t('Opening Hours')}>
          <p className="text-muted text-sm">
            {t('Times such as 09:00-18:00, several with commas, or “closed”.')}
          </p>
          {row(weekdays)}
          {of(['exceptions'])}
        </FieldGroup>
      </div>
    </div>
  );
}

interface CompanyPictureProps {
  name: 'icon' | 'wechat_code' | 'whatsapp_code';
  label: string;
  kind?: UploadKind;
  stored: string | null | undefined;
}

/** A picture to upload, with a checkbox that removes the stored one. The key empties the field after a save. */
function CompanyPicture(props: CompanyPictureProps) {
  return <StoredPicture key={props.stored ?? ''} {...props} />;
}

function StoredPicture({ name, label, kind = 'image', stored }: CompanyPictureProps) {
  const [isRemoved, setIsRemoved] = useState(false);
  const { accept } = useFormState();
  const isStored = useEffectEvent(() => accept([name, `removed_${name}`]));
  useEffect(() => isStored(), []);
  return (
    <div className="flex flex-col gap-2">
      <UploadField
        name={name}
        label={label}
        kind={kind}
        button={[t('Upload Image'), t('Change Image')]}
        {...(kind === 'image' && {
          hint: t('{limits}. Used instead of the code that the site draws.', {
            limits: uploadRules.image.hint(),
          }),
        })}
      >
        {stored && (
          <Picture
            src={stored}
            alt={t('Current {picture}', { picture: label })}
            sizes="96px"
            width={96}
            height={96}
            className="size-24 border border-line object-contain"
          />
        )}
      </UploadField>
      {stored && (
        <CheckboxField
          name={`removed_${name}`}
          label={t('Remove {picture}', { picture: label })}
          checked={isRemoved}
          onSwitch={setIsRemoved}
        />
      )}
    </div>
  );
}
