const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A name for one failure: the reader can read it out, support can find it in the browser's log. */
export const referenceId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
