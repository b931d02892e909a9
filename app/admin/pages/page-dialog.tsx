import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { t, translate } from '#domain/admin-words/t.ts';
import { previewPart } from '#domain/pages/page-content.ts';
import { pageFields as fields } from '#domain/pages/page-fields.ts';
import type { PageToEdit } from '#domain/pages/page-list.server.ts';
import { builtInPages, isPageKey, type PageKey } from '#domain/pages/page-places.ts';
import { FieldGroup, FormColumn, FormColumns } from '../form/fields/form-columns.tsx';
import { SelectField, StatusField } from '../form/fields/form-fields.tsx';
import { PlaceField } from '../form/fields/place-field.tsx';
import { RecordField } from '../form/fields/record-field.tsx';
import { SlugField } from '../form/fields/slug-field.tsx';
import { HistoryPanel } from '../history/versions/history-panel.tsx';
import { LivePreview } from '../live-preview/live-preview.tsx';
import { PlanPanel } from '../planned/plan-panel.tsx';
import type { ShownPlan } from '../planned/plan-texts.ts';
import { RecordDialog } from '../records/record-dialog.tsx';
import type { Part } from '../screen/failed-part.tsx';
import { BlocksField } from './blocks-field.tsx';
import { placementNames } from './page-texts.ts';

interface PageDialogProps {
  page: PageToEdit | undefined;
  plans: Part<ShownPlan[]>;
  /** All languages of the site, in which the page is previewed. */
  languages: readonly { code: string; name: string }[];
}

/** The dialog with the form of a page and its preview. ?key= in the address names a built-in page without texts. */
export function PageDialog({ page, plans, languages }: PageDialogProps) {
  const asked = new URLSearchParams(useLocation().search).get('key');
  return (
    <RecordDialog
      kind="pages"
      noun={t('Page')}
      loaded={page}
      beside={(record, isShown) => (
        <LivePreview kind="pages" record={record} languages={languages} isShown={isShown} />
      )}
    >
      {({ record }) => (
        <PageForm
          record={record}
          pageKey={record ? record.key : isPageKey(asked) ? asked : null}
          plans={plans}
        />
      )}
    </RecordDialog>
  );
}

interface PageFormProps {
  record: PageToEdit | undefined;
  pageKey: PageKey | null;
  plans: Part<ShownPlan[]>;
}

function PageForm({ record, pageKey, plans }: PageFormProps) {
  const builtIn = pageKey ? builtInPages[pageKey] : undefined;
  const head = builtIn?.head ?? (['label', 'lead', 'meta_title', 'meta_description'] as const);
  const has = (name: (typeof head)[number]) => head.includes(name);
  const part = (name: string, field: ReactNode) => (
    <div data-part={previewPart({ key: pageKey }, name)}>{field}</div>
  );
  return (
    <FormColumns>
      <FormColumn>
        <FieldGroup heading={builtIn ? translate(builtIn.name) : t('Texts')}>
          {builtIn && <p className="text-muted text-sm">{translate(builtIn.words)}</p>}
          <input type="hidden" name="key" value={pageKey ?? ''} />
          {part(
            'title',
            <RecordField
              fields={fields}
              name="title"
              value={record?.title ?? builtIn?.name}
              hint={
                builtIn
                  ? translate(builtIn.title)
                  : t('The title of the page, and its words in menu and footer.')
              }
            />,
          )}
          {has('label') &&
            part(
              'label',
              <RecordField
                fields={fields}
                name="label"
                value={record?.label}
                hint={t('A small line above the title.')}
              />,
            )}
          {has('lead') &&
            part('lead', <RecordField fields={fields} name="lead" value={record?.lead} />)}
        </FieldGroup>
        <BlocksField
          pageKey={pageKey}
          blocks={record?.blocks ?? []}
          pictures={record?.pictures ?? {}}
        />
      </FormColumn>
      <FormColumn>
        <FieldGroup heading={t('Where it is shown')}>
          {!builtIn && (
            <SlugField
              value={record?.slug ?? undefined}
              from="title"
              path="/"
              hint={t('The page’s address is ')}
            />
          )}
          {!builtIn && (
            <SelectField
              name="placement"
              label={translate(fields.placement.label)}
              value={record?.placement ?? 'none'}
              choices={Object.entries(placementNames).map(([value, name]) => ({
                value,
                label: t(name),
              }))}
              hint={t('The menu shows it after the six main links.')}
            />
          )}
          <div className="grid items-start gap-4 md:grid-cols-2">
            <StatusField value={record?.status} />
            <PlaceField fields={fields} value={record?.display_order} isNew={!record} />
          </div>
          {record && <PlanPanel kind="pages" id={record.id} plans={plans} />}
        </FieldGroup>
        {has('meta_title') && (
          <FieldGroup heading={t('For search engines')}>
            <RecordField
              fields={fields}
              name="meta_title"
              value={record?.meta_title}
              hint={t('If empty, the title is used.')}
            />
            <RecordField
              fields={fields}
              name="meta_description"
              value={record?.meta_description}
              hint={t('If empty, the introduction is used.')}
            />
          </FieldGroup>
        )}
        {record && <HistoryPanel kind="pages" id={record.id} />}
      </FormColumn>
    </FormColumns>
  );
}
