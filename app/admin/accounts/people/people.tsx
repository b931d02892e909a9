import { Badge } from '#app/ui/badge.tsx';
import { t } from '#domain/admin-words/t.ts';
import { roleForm } from '#domain/administrators/administrator-form.ts';
import type { listAdministrators } from '#domain/administrators/administrator-list.server.ts';
import type { Language } from '#domain/languages/language.ts';
import { roleText } from '../../route-rights/role-texts.ts';
import { OwnPasswordDialog } from '../own-account/own-password-dialog.tsx';
import { PlansField } from './plans-field.tsx';
import { RoleFields } from './role-fields.tsx';

interface PeopleProps {
  /** The id of the signed-in administrator. */
  me: string;
  people: Awaited<ReturnType<typeof listAdministrators>>;
  languages: Language[];
}

/** The table of all accounts, with their roles and the buttons to change them. */
export function People({ me, people, languages }: PeopleProps) {
  return (
    <div className="listing">
      <table className="listing-table">
        <thead>
          <tr>
            {[t('Name|person'), t('Email'), t('Role|account'), t('Status'), t('Actions')].map(
              (header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {people.map(({ deactivatedAt, sessions, plans, ...person }) => (
            <tr key={person.id}>
              <td data-card="title" className="font-medium">
                {person.name}
              </td>
              <td data-card="wide">
                {person.email}
                {sessions > 0 && <span className="text-muted"> {t('(signed in)')}</span>}
              </td>
              <td data-card="wide">{roleText(person)}</td>
              <td data-card="corner">
                <Badge look={deactivatedAt ? 'destructive' : 'success'}>
                  {deactivatedAt ? t('Inactive') : t('Active')}
                </Badge>
              </td>
              <td data-card="actions">
                <OwnPasswordDialog
                  schema={roleForm}
                  label={t('Change Role')}
                  title={t('Change the Role of {name}', { name: person.name })}
                  description={t(
                    'The new role takes effect at their next action. They stay signed in.',
                  )}
                  intent="role"
                  values={{ administrator: person.id }}
                >
                  <RoleFields rights={person} plans={plans} languages={languages} />
                </OwnPasswordDialog>
                {person.id !== me && sessions > 0 && (
                  <OwnPasswordDialog
                    label={t('End Sessions')}
                    title={t('End the Sessions of {name}', { name: person.name })}
                    description={t(
                      'They are signed out everywhere immediately. They can sign in again.',
                    )}
                    intent="sessions"
                    values={{ administrator: person.id }}
                  />
                )}
                {person.id === me ? (
                  <span className="px-2 text-muted">{t('You')}</span>
                ) : (
                  <OwnPasswordDialog
                    label={deactivatedAt ? t('Activate') : t('Deactivate')}
                    title={t(deactivatedAt ? 'Activate {name}' : 'Deactivate {name}', {
                      name: person.name,
                    })}
                    description={t(
                      deactivatedAt
                        ? 'They can sign in again with their password.'
                        : 'They are signed out and their invitations are cancelled immediately.',
                    )}
                    intent="status"
                    values={{
                      administrator: person.id,
                      status: deactivatedAt ? 'Active' : 'Inactive',
                    }}
                  >
                    {!deactivatedAt && plans > 0 && <PlansField count={plans} />}
                  </OwnPasswordDialog>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
