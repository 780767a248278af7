const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a random id for one failure: users quote it, and support finds it in the browser console. */
export const referenceId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
