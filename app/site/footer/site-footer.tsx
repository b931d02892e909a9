import { useSite } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { weChat, whatsApp } from '#app/ui/icons.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { EmailLink } from '../company-contacts/email-link.tsx';
import { QrCard } from '../company-contacts/qr-card.tsx';
import { PageLinks } from '../header/page-links.tsx';
import { Wordmark } from '../header/wordmark.tsx';
import { Island } from '../islands/island.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import type { NewsletterReturn } from '../newsletter/newsletter-outcome.ts';
import { type Policies, PolicyDialogs } from '../policies/policy-dialogs.tsx';

interface SiteFooterProps {
  /** The result of a newsletter sign-up without JavaScript. */
  returned: NewsletterReturn | undefined;
  policies: Policies;
}

export function SiteFooter({ returned, policies }: SiteFooterProps) {
  const { company, messages } = useSite();
  const { layout, newsletter } = messages;
  const { email, phone, wechat, whatsapp } = company;
  const hasContact = company.address || phone || email;
  return (
    <footer className="site-footer on-ink">
      <div className="wrap">
        <section className="footer-letters columns" aria-labelledby="letters">
          <div className="column-first">
            <h2 id="letters" className="heading">
              {newsletter.heading}
            </h2>
            <p>{newsletter.text}</p>
          </div>
          <div>
            <Island
              name="newsletter"
              component={NewsletterForm}
              props={{ messages: newsletter, returned }}
              failed={newsletter.failed}
            />
          </div>
        </section>
        <div className="footer-blocks columns">
          <section className="footer-company column-first" aria-label={company.siteName}>
            <Wordmark />
            {company.blurb && <p lang={langOf(company, 'blurb')}>{company.blurb}</p>}
            {(wechat || whatsapp) && (
              <div className="footer-codes">
                {wechat && (
                  <QrCard src={wechat.code} alt={layout.weChatQr}>
                    {layout.weChat}
                  </QrCard>
                )}
                {whatsapp && (
                  <QrCard src={whatsapp.code} alt={layout.whatsAppQr}>
                    {layout.whatsApp}
                  </QrCard>
                )}
              </div>
            )}
            {(wechat?.link || whatsapp?.link) && (
              <p className="footer-chats">
                {wechat?.link && (
                  <a className="pill" href={wechat.link}>
                    <Icon d={weChat} />
                    {layout.weChat}
                  </a>
                )}
                {whatsapp?.link && (
                  <a className="pill" href={whatsapp.link} target="_blank" rel="noopener">
                    <Icon d={whatsApp} />
                    {layout.whatsApp}
                  </a>
                )}
              </p>
            )}
          </section>
          <nav className="footer-links" aria-labelledby="quick-links">
            <h2 id="quick-links" className="eyebrow">
              {layout.quickLinks}
            </h2>
            <PageLinks own="footer" />
          </nav>
          {hasContact && (
            <section className="footer-contact" aria-labelledby="footer-contact">
              <h2 id="footer-contact" className="eyebrow">
                {layout.contactUs}
              </h2>
              <address>
                {company.address && <p lang={langOf(company, 'address')}>{company.address}</p>}
                {phone && (
                  <p>
                    <a href={phone.href}>{phone.display}</a>
                  </p>
                )}
                {email && (
                  <p>
                    <EmailLink {...email} readable={fill(layout.emailAt, email)} />
                  </p>
                )}
              </address>
            </section>
          )}
        </div>
        <div className="footer-end">
          <p>
            {fill(layout.copyright, {
              name: company.legal_name ?? company.siteName,
              // header-script.ts updates the year, because browsers may show a page that was cached last year.
              year: <span data-year="">{new Date().getFullYear()}</span>,
            })}
          </p>
          <PolicyDialogs policies={policies} />
        </div>
      </div>
    </footer>
  );
}
