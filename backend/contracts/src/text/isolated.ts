/** Unicode direction controls; they would also affect the text after the value. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;
/** Letters of right-to-left scripts. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/**
 * Makes a user's text safe inside a sentence: removes direction controls, and isolates right-to-left text so that the
 * surrounding words keep their order. Other text stays unchanged.
 */
export function isolated(value: string): string {
  const plain = value.replace(TURNS, '');
  return FROM_RIGHT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
