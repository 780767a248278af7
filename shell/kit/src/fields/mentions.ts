/** Whether what is offered has in it what was typed, in small or capital letters. */
export const mentions = (typed: string, offered: unknown): boolean =>
  typeof offered === 'string' && offered.toLowerCase().includes(typed.trim().toLowerCase());
