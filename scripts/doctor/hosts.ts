import { hostResult } from '../../app/admin/settings/languages/languages-texts.ts';
import type { HostCheck } from '../../domain/languages/host-check.ts';
import { originalLanguage } from '../../domain/languages/language.ts';
import { checkHost } from '../../server/hosts/host-check.ts';
import type { LanguageHosts } from '../../server/hosts/language-hosts.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

/** Checks DNS and certificate of the site's host and of each language host, at the same time. */
export async function checkHosts(site: LanguageHosts, languages: string[]): Promise<Finding[]> {
  const codes = [originalLanguage, ...languages.filter((code) => code !== originalLanguage)];
  const checks = await Promise.all(codes.map((code) => checkHost(site, code)));
  return checks.flatMap((check) => hostFindings(check));
}

const day = 24 * 60 * 60_000;

/** Converts the check of a host to findings. */
export function hostFindings(check: HostCheck, now = new Date()): Finding[] {
  const { isReady, text } = hostResult(check);
  // Such a host may work: a proxy or CDN may answer at another address, and an IP address has no language hosts.
  const mayBeRight = check.name === 'no host' || (check.name === 'other' && !isBroken(check));
  const found = (isReady ? ok : mayBeRight ? warning : failed)('Host', text);
  const days = check.certificateEnds && (check.certificateEnds.getTime() - now.getTime()) / day;
  if (days === undefined) return [found];
  const until = `The certificate of ${check.host} ends in ${Math.floor(days)} days.`;
  return [
    found,
    days < 14
      ? warning('Certificate', `${until} Renew it, and check why that did not happen by itself.`)
      : ok('Certificate', until),
  ];
}

const isBroken = ({ certificate }: HostCheck) => !['valid', 'not needed'].includes(certificate);
