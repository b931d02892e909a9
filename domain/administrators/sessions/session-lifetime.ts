/** Days after which a session that is not used ends. */
export const unusedSessionDays = 7;

/** Days after which a session ends, even if it is in use. */
export const longestSessionDays = 30;
