import { interpolate } from '#app/i18n/interpolate.ts';
import { enquiryAddress } from '../contact/enquiry.ts';

interface SampleLinkProps {
  /** The slug of the product. */
  product: string;
  code: string | undefined;
  /** The message, with the placeholder `{what}`. */
  template: string;
  /** The selected code, or the name of a product without codes. */
  what: string;
}

/** A link to ask for a sample of the selected code, which item-codes-script.ts updates. */
export function SampleLink({ product, code, template, what }: SampleLinkProps) {
  return (
    <a
      className="button wrap-anywhere"
      href={enquiryAddress({ product, code })}
      data-sample={template}
    >
      {interpolate(template, { what })}
    </a>
  );
}

/** The same link at the bottom of small screens: see sample-bar-script.ts. */
export function SampleBar(props: SampleLinkProps) {
  return (
    <div className="sample-bar">
      <SampleLink {...props} />
    </div>
  );
}
