/** Signs that only say in which direction text runs on: beyond the value that holds them, too. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;
/** Letters that are written from the right. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/**
 * What somebody wrote, as a part of a sentence: it turns no word around it. A name from the right stands by itself between
 * its neighbours; all others are as they are.
 */
export function isolated(value: string): string {
  const plain = value.replace(TURNS, '');
  return FROM_RIGHT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
