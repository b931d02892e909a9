import { SectionHeading } from '../page/section-heading.tsx';
import type { Testimonials } from './testimonials.ts';

/** The three testimonials of the home page. */
export function TestimonialList({ heading, note, items, label }: Testimonials & { label: string }) {
  return (
    <section className="section on-ink" aria-labelledby="testimonials">
      <div className="wrap">
        <SectionHeading id="testimonials" label={label} heading={heading} />
        <ul className="testimonials">
          {items.map(({ quote, role }) => (
            <li key={role}>
              <figure>
                <blockquote className="subheading">{quote}</blockquote>
                <figcaption className="caption">{role}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className="caption mt-block">{note}</p>
      </div>
    </section>
  );
}
