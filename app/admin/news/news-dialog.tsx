import { useId, useState } from 'react';
import { t, translate } from '#domain/admin-words/t.ts';
import { publishedKinds } from '#domain/kinds/kinds.ts';
import { newsFields as fields } from '#domain/news/news-fields.ts';
import { newNewsForm, newsForm } from '#domain/news/news-form.ts';
import type { NewsItemToEdit } from '#domain/news/news-list.server.ts';
import { FieldGroup, FormColumn, FormColumns } from '../form/fields/form-columns.tsx';
import { CheckboxField, StatusField } from '../form/fields/form-fields.tsx';
import { RecordField } from '../form/fields/record-field.tsx';
import { SlugField } from '../form/fields/slug-field.tsx';
import { useFormState } from '../form/state/form-state.ts';
import { PlanPanel } from '../planned/plan-panel.tsx';
import type { ShownPlan } from '../planned/plan-texts.ts';
import { RecordDialog } from '../records/record-dialog.tsx';
import type { Part } from '../screen/failed-part.tsx';
import { PictureTextFields } from '../upload/picture-text-fields.tsx';
import { StoredMedia } from '../upload/stored-media.tsx';
import { UploadField } from '../upload/upload-field.tsx';
import { ArticleField } from './article-field.tsx';

interface NewsDialogProps {
  item: NewsItemToEdit | undefined;
  /** Suggested categories; any other text may be entered. */
  categories: string[];
  plans: Part<ShownPlan[]>;
}

/** The dialog Add News Item or Edit News Item, open as the address says. */
export function NewsDialog({ item, categories, plans }: NewsDialogProps) {
  return (
    <RecordDialog
      kind="news_items"
      noun={t('News Item')}
      loaded={item}
      newForm={(copy) => (copy?.primary_image_url ? newsForm : newNewsForm)}
      notCopied={t('Translations are copied only if you choose so in their tab.')}
      tabs
    >
      {({ record, values, copyNote }) => (
        <FormColumns>
          <FormColumn>
            <FieldGroup heading={t('Texts')}>
              {copyNote}
              <div className="grid items-start gap-4 md:grid-cols-2">
                <RecordField fields={fields} name="title" value={values?.title} />
                <SlugField
                  value={values?.slug}
                  from="title"
                  path={`${publishedKinds.news_items.page.list}/`}
                  fills={!values}
                />
              </div>
              <RecordField fields={fields} name="description" value={values?.description} />
              <ArticleField value={values?.article_body} />
            </FieldGroup>
          </FormColumn>
          <FormColumn>
            <FieldGroup heading={t('Where it is shown')}>
              {record && <PlanPanel kind="news_items" id={record.id} plans={plans} />}
              <NewsPlace item={values} categories={categories} />
            </FieldGroup>
            <FieldGroup heading={t('Media')}>
              <UploadField
                name="primary_image"
                label={t('Primary Image')}
                kind="image"
                required
                button={[t('Upload Image'), t('Change Image')]}
                stored={values?.primary_image_url}
              />
              <PictureTextFields value={values} />
              <UploadField name="media" label={t('Additional Media')} kind="media" multiple>
                <StoredMedia
                  name="removed_media_ids"
                  media={values?.media ?? []}
                  noun={t('medium')}
                />
              </UploadField>
            </FieldGroup>
          </FormColumn>
        </FormColumns>
      )}
    </RecordDialog>
  );
}

function NewsPlace({ item, categories }: Omit<NewsDialogProps, 'plans'>) {
  const { entered } = useFormState();
  const [pinned, setPinned] = useState(
    entered?.getAll('is_pinned').includes('on') ?? item?.is_pinned ?? false,
  );
  const suggestions = useId();
  const display_order = item?.display_order ?? '';
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <StatusField value={item?.status} />
        <RecordField
          fields={fields}
          name="category"
          value={item?.category}
          input={{ list: suggestions }}
        />
        <datalist id={suggestions}>
          {categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
      </div>
      <CheckboxField
        name="is_pinned"
        label={translate(fields.is_pinned.label)}
        checked={pinned}
        onSwitch={setPinned}
        hint={t('Pinned items appear first on the news page (max 3)')}
      />
      {pinned && (
        <RecordField
          fields={fields}
          name="display_order"
          value={display_order}
          hint={t(
            'Lower numbers come first. Empty means 999; of equal numbers, the newest item comes first.',
          )}
        />
      )}
      <input type="hidden" name="display_order_before" defaultValue={display_order} />
    </>
  );
}
