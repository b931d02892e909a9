/** The path of the page on which a subscriber confirms and unsubscribes. */
export const subscriptionPath = (secret: string) => `/newsletter/${secret}`;

/** Whether an address gets the newsletter: 'awaiting' if its confirmation is still missing. */
export type SubscriptionState = 'active' | 'awaiting' | 'inactive';
