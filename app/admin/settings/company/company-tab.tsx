import { Link } from 'react-router';
import { t } from '#domain/admin-words/t.ts';
import { companyForm } from '#domain/company/company-form.ts';
import { findCompany } from '#domain/company/company-kind.server.ts';
import { kinds } from '#domain/kinds/kinds.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import type { ActionResult } from '../../actions/action-result.ts';
import { saveOperation } from '../../actions/save-operation.server.ts';
import { type Operation, screenAction } from '../../actions/screen-action.server.ts';
import { screenClientAction } from '../../actions/screen-client-action.ts';
import { InlineForm } from '../../form/inline-form.tsx';
import { HistoryPanel } from '../../history/versions/history-panel.tsx';
import { Section } from '../../screen/screen.tsx';
import { load, loadFailures } from '../../screen/screen-loader.server.ts';
import { tNodes } from '../../screen/t-nodes.tsx';
import { sideBySideAddress } from '../../translations/translation-address.ts';
import {
  companyFailures,
  companySaved,
  companyStepFailures,
  settingLost,
} from '../settings-texts.ts';
import type { Route } from './+types/company-tab.ts';
import { CompanyFields } from './company-fields.tsx';

export const meta = () => [{ title: t('Company') }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return load(context, loadFailures['/admin/general-settings/company'], () => findCompany(db));
}

const saveCompany = saveOperation(kinds.company, {
  saved: { created: companySaved, updated: companySaved },
  failure: companyFailures.save,
});

/** Saves the company. The form stays open, so the answer is a toast. */
async function save(operation: Operation): Promise<ActionResult> {
  const answer = await saveCompany(operation);
  return answer.ok ? { ok: true, toast: companySaved, version: answer.version ?? 1 } : answer;
}

export const action = screenAction(companyFailures, { save }, { steps: companyStepFailures });
export const clientAction = screenClientAction(
  companyFailures,
  {
    icon: companyStepFailures['store picture'],
    wechat_code: companyStepFailures['store picture'],
    whatsapp_code: companyStepFailures['store picture'],
  },
  settingLost,
);

export { ScreenError as ErrorBoundary } from '../../screen/screen-error.tsx';

export default function CompanyTab({ loaderData: company }: Route.ComponentProps) {
  const translations = (
    <Link to="/admin/translations?type=company" className="underline">
      {t('Translations')}
    </Link>
  );
  return (
    <Section
      heading={t('Company')}
      description={t('What the site says about the company. What you leave empty is not shown.')}
    >
      <p className="mb-5 max-w-xl text-muted text-sm">
        {company
          ? tNodes(
              'The name, the tagline, the addresses and the holidays can be translated on {translations}, or {sideBySide}.',
              {
                translations,
                sideBySide: (
                  <Link to={sideBySideAddress('company', company.id)} className="underline">
                    {t('side by side')}
                  </Link>
                ),
              },
            )
          : tNodes(
              'The name, the tagline, the addresses and the holidays can be translated on {translations}.',
              { translations },
            )}
      </p>
      <div className="[&>form]:max-w-5xl">
        <InlineForm
          submitLabel={t('Save Company')}
          schema={companyForm}
          {...(company && { version: company.version })}
          below={company && <HistoryPanel kind="company" id={company.id} />}
        >
          {company && <input type="hidden" name="id" value={company.id} />}
          <CompanyFields company={company} />
        </InlineForm>
      </div>
    </Section>
  );
}
