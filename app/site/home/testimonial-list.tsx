import { type Message, plain } from '#app/i18n/message.tsx';
import { ofKind, type ShownBlock } from '#domain/pages/page-content.ts';
import { Body, Field, Quotation } from '../sections/block-parts.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';

/** The testimonials of the home page; nothing if there is no quotation. */
export function TestimonialList({
  blocks,
  label,
}: {
  blocks: readonly ShownBlock[];
  label: Message;
}) {
  const [heading] = ofKind(blocks, 'heading');
  const [note] = ofKind(blocks, 'text');
  const quotations = ofKind(blocks, 'quotation');
  if (quotations.length === 0) return null;
  return (
    <section
      className="section on-ink"
      {...(heading?.title ? { 'aria-labelledby': 'testimonials' } : { 'aria-label': plain(label) })}
    >
      <div className="wrap">
        {heading?.title && (
          <SectionHeading
            id="testimonials"
            label={label}
            heading={<Field of={heading} name="title" />}
          />
        )}
        <ul className="testimonials">
          {quotations.map((quotation) => (
            <li key={quotation.id}>
              <Quotation block={quotation} />
            </li>
          ))}
        </ul>
        {note && <Body block={note} className="caption mt-block" />}
      </div>
    </section>
  );
}
