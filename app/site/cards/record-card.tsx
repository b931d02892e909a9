import type { ReactNode } from 'react';
import { useMessages } from '#app/i18n/locale.ts';
import { fill, type Message, plain } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { arrowRight, download } from '#app/ui/icons.ts';
import { Picture } from '#app/ui/picture.tsx';
import { langOf, type Translated } from '#domain/translations/shown-translations.server.ts';
import { Unbroken } from '../texts/unbroken.tsx';

const frames = { '1x1': '[--shape:1]', '4x3': '[--shape:4/3]', '4x5': '' };

interface RecordCardProps {
  record: Translated & { description: string | null } & ({ name: string } | { title: string });
  picture: string | null;
  shape: keyof typeof frames;
  /** The width of the picture on the page, as the `sizes` attribute. */
  sizes: string;
  /** The level of the heading: h2 on the page of a list, h3 in a section that has its own h2. */
  level?: 'h2' | 'h3';
  /** The address to which the name links. The link covers the whole card. */
  href?: string | undefined;
  /** The categories or the date, shown between picture and name. */
  above?: ReactNode;
  /** The links and buttons below the description. */
  children?: ReactNode;
}

/** A record in a list: picture, name, description, links. */
export function RecordCard(card: RecordCardProps) {
  const { record, picture, shape, sizes, level: Heading = 'h2', href } = card;
  const name = 'title' in record ? record.title : record.name;
  const lang = langOf(record, 'title' in record ? 'title' : 'name');
  return (
    <article className="card">
      <div className={`frame ${frames[shape]}`} lang={lang}>
        <Picture src={picture} alt={name} sizes={sizes} shape={shape} />
      </div>
      <div className="card-words">
        {card.above}
        <Heading className="subheading wrap-anywhere" lang={lang}>
          {href ? (
            <a href={href} className="card-link">
              {name}
            </a>
          ) : (
            name
          )}
        </Heading>
        {record.description && (
          <p className="card-text wrap-anywhere" lang={langOf(record, 'description')}>
            <Unbroken>{record.description}</Unbroken>
          </p>
        )}
        {card.children}
      </div>
    </article>
  );
}

interface CardLinkProps {
  href: string;
  text: Message;
  /** The record's name, which completes the accessible name of the link. */
  name: string;
  /** Whether the link covers the card. */
  covers?: boolean;
  /** Whether the link leads to a file instead of a page. */
  file?: boolean;
}

/** A link in a card. Its accessible name contains the name of the record. */
export function CardLink({ href, text, name, covers = false, file = false }: CardLinkProps) {
  const { layout } = useMessages();
  return (
    <a
      href={href}
      {...(file && { target: '_blank', rel: 'noopener' })}
      className={`${covers ? 'card-link' : 'card-own hover:text-(--accent)'} inline-flex items-center gap-2 py-1 font-medium`}
      aria-label={plain(fill(layout.linkAbout, { text, name }))}
    >
      {file && <Icon d={download} />}
      <span>{text}</span>
      {!file && <Icon d={arrowRight} />}
    </a>
  );
}
