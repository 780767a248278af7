import { hash } from 'node:crypto';

/** Hex digest of a text. */
export const sha256 = (text: string): string => hash('sha256', text);
