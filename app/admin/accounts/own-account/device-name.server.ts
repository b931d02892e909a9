import Bowser from 'bowser';
import { t } from '#domain/admin-words/t.ts';

/** The name of a device by its User-Agent header, e.g. 'Firefox on Linux'. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return t('Unknown device');
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name)
    return t('{browser} on {system}', { browser: browser.name, system: os.name });
  return browser.name || os.name || userAgent.slice(0, 60);
}
