/** Returns whether an option contains the typed text, ignoring case. */
export const mentions = (typed: string, offered: unknown): boolean =>
  typeof offered === 'string' && offered.toLowerCase().includes(typed.trim().toLowerCase());
