import { formatDate, machineDate } from '#app/i18n/dates.ts';
import { useSite } from '#app/i18n/locale.ts';

/** A date in the format of the page's language. */
export function Day({ of }: { of: Date }) {
  const { language } = useSite();
  return <time dateTime={machineDate(of)}>{formatDate(of, language.code)}</time>;
}
