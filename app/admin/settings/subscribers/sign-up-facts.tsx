import { machineTime } from '#app/i18n/dates.ts';
import { joinSentences, listed } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';

interface SignUpFactsProps {
  createTime: Date;
  language_code: string | null;
  source: string | null;
  confirmation_asked_at: Date | null;
  confirmed_at: Date | null;
}

/** Where and when a visitor subscribed and confirmed: the proof of the consent. */
export function SignUpFacts(subscription: SignUpFactsProps) {
  const { createTime, language_code, source, confirmation_asked_at, confirmed_at } = subscription;
  const facts = [
    t('Signed up on {time}', { time: machineTime(createTime) }),
    source ? t('on the page {page}', { page: source }) : null,
    language_code ? t('in the language {language}', { language: language_code }) : null,
  ];
  const sentences = [
    t('{facts}.', { facts: listed(facts.filter((fact) => fact !== null)) }),
    confirmed_at && t('Confirmed on {time}.', { time: machineTime(confirmed_at) }),
    confirmation_asked_at &&
      t('Asked to confirm on {time}.', { time: machineTime(confirmation_asked_at) }),
  ];
  return <p className="text-muted text-sm wrap-anywhere">{joinSentences(sentences)}</p>;
}
