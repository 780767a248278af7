import { foldAccents } from '@lichen/contracts/formats/fold';

/** Returns whether an option contains the typed text, ignoring case and accents. */
export const mentions = (typed: string, offered: unknown): boolean =>
  typeof offered === 'string' && foldAccents(offered).includes(foldAccents(typed).trim());
