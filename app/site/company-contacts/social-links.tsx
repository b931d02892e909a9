import { useId } from 'react';
import { useSite } from '#app/i18n/locale.ts';
import { type Message, named } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { facebook, instagram } from '#app/ui/icons.ts';
import { QrPopover, useChatCards } from './chat-cards.tsx';

/** Links to Facebook and Instagram, and buttons that open the QR codes of WeChat and WhatsApp. */
export function SocialLinks() {
  const { company, messages } = useSite();
  const id = useId();
  const cards = useChatCards();
  if (!company.facebook && !company.instagram && cards.length === 0) return null;
  return (
    <div className="social">
      {company.facebook && (
        <SocialLink to={company.facebook} name={messages.layout.facebook} d={facebook} />
      )}
      {company.instagram && (
        <SocialLink to={company.instagram} name={messages.layout.instagram} d={instagram} />
      )}
      {cards.map(({ name, icon, card }) => (
        <span key={name}>
          <button
            type="button"
            className="button-icon"
            popoverTarget={id + name}
            {...named(messages.layout[name])}
          >
            <Icon d={icon} />
          </button>
          <QrPopover id={id + name}>{card}</QrPopover>
        </span>
      ))}
    </div>
  );
}

function SocialLink({ to, name, d }: { to: string; name: Message; d: string }) {
  return (
    <a className="button-icon" href={to} target="_blank" rel="noopener" {...named(name)}>
      <Icon d={d} />
    </a>
  );
}
