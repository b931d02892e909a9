import type { ComponentType } from 'react';

/**
 * The parts of public pages that React runs in the browser: those whose state decides what is there.
 * Each loads the component that the server has rendered.
 */
export const islands = {
  'contact-form': async () => (await import('../contact/contact-form.tsx')).ContactForm,
  newsletter: async () => (await import('../newsletter/newsletter-form.tsx')).NewsletterForm,
} as const satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;
