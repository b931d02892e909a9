import { interpolate } from '#app/i18n/interpolate.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { enquiryAddress } from '../contact/enquiry.ts';

interface EnquiryLinkProps {
  /** The slug of the product. */
  product: string;
  code: string | undefined;
  /** The selected code, or the name of a product without codes. */
  what: string;
}

/** A link to ask for the price of the selected code, which item-codes-script.ts updates. */
export function EnquiryLink({ product, code, what }: EnquiryLinkProps) {
  const template = useMessages().contact.enquirySubjectsOf.price;
  return (
    <p>
      <a
        className="link wrap-anywhere"
        href={enquiryAddress({ kind: 'price', product, code })}
        data-enquiry={template}
      >
        {interpolate(template, { what })}
      </a>
    </p>
  );
}
