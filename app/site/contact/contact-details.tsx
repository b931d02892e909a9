import type { ReactNode } from 'react';
import { interpolate } from '#app/i18n/interpolate.ts';
import { useSite } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { clock, facebook, instagram, letter, phone, place } from '#app/ui/icons.ts';
import { EmailLink } from '../page/email-link.tsx';
import { HoverCards } from './hover-cards.tsx';

/** Address, phone, e-mail, opening hours and social links. */
export function ContactDetails() {
  const { company, messages } = useSite();
  const { contact, layout } = messages;
  const hour = (time: string) => time.replace(/^0/, '');
  const range = (from: string, to: string) => interpolate(contact.range, { from, to });
  const daysOf = ({ from, to }: (typeof company.hours)[number]) =>
    from === to ? contact.days[from] : range(contact.days[from], contact.days[to]);
  return (
    <section className="contact-details" aria-labelledby="details">
      <h2 id="details" className="heading">
        {contact.detailsHeading}
      </h2>
      <dl>
        <Detail icon={place} name={contact.address}>
          {company.address}
        </Detail>
        <Detail icon={phone} name={contact.phone}>
          <a className="link" href={company.phone.href}>
            {company.phone.display}
          </a>
        </Detail>
        <Detail icon={letter} name={contact.form.email}>
          <EmailLink
            {...company.email}
            readable={interpolate(layout.emailAt, company.email)}
            className="link"
          />
        </Detail>
        <Detail icon={clock} name={contact.hours}>
          <table className="hours figures">
            <tbody>
              {company.hours.map((days) => (
                <tr key={days.from}>
                  {/* The space separates day and hours in the text content of the row. */}
                  <th scope="row">{`${daysOf(days)} `}</th>
                  <td>
                    {days.opens && days.closes
                      ? range(hour(days.opens), hour(days.closes))
                      : contact.closed}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Detail>
      </dl>
      <h3 className="eyebrow">{contact.followUs}</h3>
      <div className="contact-social">
        <a className="pill" href={company.facebook} target="_blank" rel="noopener">
          <Icon d={facebook} />
          {layout.facebook}
        </a>
        <a className="pill" href={company.instagram} target="_blank" rel="noopener">
          <Icon d={instagram} />
          {layout.instagram}
        </a>
        <HoverCards />
      </div>
    </section>
  );
}

function Detail({ icon, name, children }: { icon: string; name: string; children: ReactNode }) {
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
