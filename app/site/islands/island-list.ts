import type { ComponentType } from 'react';

/**
 * The islands: parts of public pages that React runs in the browser, because their state decides what they show. Each
 * entry loads the component that the server has rendered.
 */
export const islands = {
  'contact-form': async () => (await import('../contact/contact-form.tsx')).ContactForm,
  newsletter: async () => (await import('../newsletter/newsletter-form.tsx')).NewsletterForm,
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;
