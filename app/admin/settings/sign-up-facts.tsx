import { machineTime } from '#app/i18n/dates.ts';

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
    `Signed up on ${machineTime(createTime)}`,
    source && `on the page ${source}`,
    language_code && `in the language ${language_code}`,
  ];
  return (
    <p className="text-muted text-sm wrap-anywhere">
      {facts.filter(Boolean).join(', ')}.
      {confirmed_at && ` Confirmed on ${machineTime(confirmed_at)}.`}
      {confirmation_asked_at && ` Asked to confirm on ${machineTime(confirmation_asked_at)}.`}
    </p>
  );
}
