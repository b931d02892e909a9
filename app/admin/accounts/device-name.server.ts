import Bowser from 'bowser';

/** 'Firefox on Linux', as far as a browser says it of itself. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const named = [browser.name, os.name].filter(Boolean).join(' on ');
  return named || userAgent.slice(0, 60);
}
