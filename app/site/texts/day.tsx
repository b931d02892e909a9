import { machineDate } from '#app/i18n/dates.ts';
import { useSite } from '#app/i18n/locale.ts';
import { shownDate } from '#app/i18n/shown-date.ts';

/** A date in the format of the page's language. */
export function Day({ of }: { of: Date }) {
  const { language } = useSite();
  return <time dateTime={machineDate(of)}>{shownDate(of, language.code)}</time>;
}
