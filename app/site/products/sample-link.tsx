import { interpolate } from '#app/i18n/interpolate.ts';
import { enquiryAddress } from '../contact/enquiry.ts';

interface SampleLinkProps {
  /** The slug of the product. */
  product: string;
  code: string | undefined;
  /** The words, with a place for what is asked for. */
  template: string;
  /** The code that is chosen, or the product that has none. */
  what: string;
}

/** Asks for a sample of the code that is chosen: item-codes-script.ts follows the choice. */
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

/** The same on small screens, at their lower edge, once the codes are out of sight: sample-bar-script.ts. */
export function SampleBar(props: SampleLinkProps) {
  return (
    <div className="sample-bar">
      <SampleLink {...props} />
    </div>
  );
}
