import type { Environment } from '../../server/process/env.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Warns about variables that are valid but risky. */
export function checkConfiguration(env: Environment): Finding[] {
  const { protocol, hostname } = new URL(env.siteUrl);
  const isLocal = /(^|\.)localhost$|^127\./.test(hostname);
  const warnings = [
    ...env.warnings,
    ...(protocol === 'http:' && !isLocal
      ? [
          'SITE_URL begins with http: passwords and messages cross the network unencrypted. Use https.',
        ]
      : []),
  ];
  return warnings.length > 0
    ? warnings.map((text) => warning('Configuration', text))
    : [ok('Configuration', `Every variable is valid. The site is ${env.siteUrl}.`)];
}
