import { useMessages } from '#app/i18n/locale.ts';
import { fill, inData, type Message } from '#app/i18n/message.tsx';
import { enquiryAddress } from '../contact/enquiry.ts';

interface EnquiryLinkProps {
  /** The slug of the product. */
  product: string;
  code: string | undefined;
  /** The selected code, or the name of a product without codes. */
  what: Message;
}

/** A link that asks for the price of the selected code. item-codes-script.ts updates the link. */
export function EnquiryLink({ product, code, what }: EnquiryLinkProps) {
  const template = useMessages().contact.enquirySubjectsOf.price;
  return (
    <p>
      <a
        className="link wrap-anywhere"
        href={enquiryAddress({ kind: 'price', product, code })}
        {...inData('enquiry', template)}
      >
        {fill(template, { what })}
      </a>
    </p>
  );
}
