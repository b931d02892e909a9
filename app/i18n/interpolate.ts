export type { Messages } from './messages/en/catalogue.ts';

/** Fills in values: 'Page {n} of {total}' with {n: 1, total: 3} is 'Page 1 of 3'. */
export function interpolate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}
