import { inLanguage } from '#app/i18n/in-language.ts';
import { type PolicyText, privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';

const policies = { privacy: privacyPolicy, terms: termsOfService };

/** A policy in a language, by the name that buttons and addresses use for it; undefined if unknown. */
export function policyIn(name: string, languageCode: string): PolicyText | undefined {
  if (name !== 'privacy' && name !== 'terms') return undefined;
  return inLanguage(policies[name], languageCode);
}
