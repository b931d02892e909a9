/** Days for which a confirmation can be given. */
export const confirmationDays = 7;

/** The path of the page on which a subscriber confirms and unsubscribes. */
export const subscriptionPath = (secret: string) => `/newsletter/${secret}`;

/** Whether an address gets the newsletter, or could after a confirmation. */
export type SubscriptionState = 'active' | 'awaiting' | 'inactive';
