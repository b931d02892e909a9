import Bowser from 'bowser';

/** The name of a device by its User-Agent header, e.g. 'Firefox on Linux'. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const named = [browser.name, os.name].filter(Boolean).join(' on ');
  return named || userAgent.slice(0, 60);
}
