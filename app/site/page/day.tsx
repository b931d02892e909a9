import { formatDate, machineDate } from '#app/i18n/dates.ts';
import { useSite } from '#app/i18n/locale.ts';

/** A day as the page's language writes it. */
export function Day({ of }: { of: Date }) {
  const { language } = useSite();
  return <time dateTime={machineDate(of)}>{formatDate(of, language.code)}</time>;
}
