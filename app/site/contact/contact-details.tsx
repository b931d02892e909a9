import type { ReactNode } from 'react';
import { useSite } from '#app/i18n/locale.ts';
import { fill, type Message, plain } from '#app/i18n/message.tsx';
import { shownDate } from '#app/i18n/shown-date.ts';
import { Icon } from '#app/ui/icon.tsx';
import { clock, facebook, instagram, letter, phone, place } from '#app/ui/icons.ts';
import type { ShownCompany } from '#domain/company/company.ts';
import type { DayHours, DaysWithHours, HoursException } from '#domain/company/opening-hours.ts';
import { joinList } from '#domain/texts/join-list.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { EmailLink } from '../company-contacts/email-link.tsx';
import { HoverCards } from './hover-cards.tsx';

/** The address, phone, e-mail, opening hours and social links that the company has. */
export function ContactDetails() {
  const { company, messages } = useSite();
  const { contact, layout } = messages;
  const hasDetails =
    company.address ||
    company.phone ||
    company.email ||
    company.week.length > 0 ||
    company.exceptions.length > 0;
  const hasSocial = company.facebook || company.instagram || company.wechat || company.whatsapp;
  if (!hasDetails && !hasSocial) return null;
  return (
    <section className="contact-details" aria-labelledby="details">
      <h2 id="details" className="heading">
        {contact.detailsHeading}
      </h2>
      {hasDetails && (
        <dl>
          {company.address && (
            <Detail icon={place} name={contact.address}>
              <span lang={langOf(company, 'address')}>{company.address}</span>
            </Detail>
          )}
          {company.phone && (
            <Detail icon={phone} name={contact.phone}>
              <a className="link" href={company.phone.href}>
                {company.phone.display}
              </a>
            </Detail>
          )}
          {company.email && (
            <Detail icon={letter} name={contact.form.email}>
              <EmailLink
                {...company.email}
                readable={fill(layout.emailAt, company.email)}
                className="link"
              />
            </Detail>
          )}
          <Hours {...company} />
        </dl>
      )}
      {hasSocial && (
        <>
          <h3 className="eyebrow">{contact.followUs}</h3>
          <div className="contact-social">
            {company.facebook && (
              <a className="pill" href={company.facebook} target="_blank" rel="noopener">
                <Icon d={facebook} />
                {layout.facebook}
              </a>
            )}
            {company.instagram && (
              <a className="pill" href={company.instagram} target="_blank" rel="noopener">
                <Icon d={instagram} />
                {layout.instagram}
              </a>
            )}
            <HoverCards />
          </div>
        </>
      )}
    </section>
  );
}

/** The opening hours of the week, and the exceptions from them. */
function Hours({ week, exceptions }: Pick<ShownCompany, 'week' | 'exceptions'>) {
  const { language, messages } = useSite();
  const { contact } = messages;
  const range = (from: Message, to: Message) => fill(contact.range, { from, to });
  const days = ({ from, to }: DaysWithHours) =>
    from === to ? contact.days[from] : range(contact.days[from], contact.days[to]);
  const hour = (time: string) => time.replace(/^0/, '');
  const hoursText = (hours: DayHours) =>
    joinList(
      hours.map(({ opens, closes }) => plain(range(hour(opens), hour(closes)))),
      language.code,
    ) || contact.closed;
  const date = (text: string) => shownDate(new Date(`${text}T00:00:00+08:00`), language.code);
  const dates = ({ from, to }: HoursException) =>
    fill(from === to ? '{from}' : '{from} – {to}', { from: date(from), to: date(to) });
  if (week.length === 0 && exceptions.length === 0) return null;
  return (
    <Detail icon={clock} name={contact.hours}>
      <table className="hours figures">
        <tbody>
          {week.map((group) => (
            <tr key={group.from}>
              {/* The space separates the day from the hours in the text that screen readers read. */}
              <th scope="row">{days(group)} </th>
              <td>{hoursText(group.hours)}</td>
            </tr>
          ))}
          {exceptions.map((exception) => (
            <tr key={exception.from + exception.name}>
              <th scope="row">
                {dates(exception)}{' '}
                {exception.name && <span lang={exception.lang}>{exception.name} </span>}
              </th>
              <td>{hoursText(exception.hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Detail>
  );
}

function Detail({ icon, name, children }: { icon: string; name: Message; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon d={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
