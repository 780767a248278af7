import { hash } from 'node:crypto';

/** Returns the hex digest of a text. */
export const sha256 = (text: string): string => hash('sha256', text);
