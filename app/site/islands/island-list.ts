import type { ComponentType } from 'react';

/** When the browser wakes an island: seen, once the page has nothing else to do, or first touched. */
export type Wakes = 'visible' | 'idle' | 'touch';

interface Listed {
  /** Loads its component: the one that the server has rendered. */
  load: () => Promise<ComponentType<never>>;
  wakes: Wakes;
}

/** The parts of public pages that React runs in the browser: those whose state decides what is there. */
export const islands = {
  'contact-form': {
    load: async () => (await import('../contact/contact-form.tsx')).ContactForm,
    wakes: 'touch',
  },
  newsletter: {
    load: async () => (await import('../newsletter/newsletter-form.tsx')).NewsletterForm,
    wakes: 'touch',
  },
} as const satisfies Record<string, Listed>;

export type IslandName = keyof typeof islands;
