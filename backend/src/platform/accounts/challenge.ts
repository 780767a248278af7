import { CHALLENGE, ENTRY_TEXTS, challengeError } from '@lichen/contracts/identity/account-rules';
import type { Clock } from '../clock';
import type { SigningKeys } from '../releases/signing-keys';
import type { Challenge } from './accounts';

const LIFE_MS = 10 * 60_000;
/** Used tokens remembered at most; the oldest go first, and they expire within ten minutes anyway. */
const MOST_REMEMBERED = 100_000;

export interface Challenges {
  draw(): Challenge;
  /** What is wrong with an answer; right answers are accepted once. */
  error(form: { test?: unknown; token?: unknown; answer?: unknown }): string | null;
}

/** Three numbers signed by the server, so that the client can neither choose them nor use an answer twice. */
export function makeChallenges(keys: Pick<SigningKeys, 'mac' | 'isMac'>, clock: Clock): Challenges {
  const used = new Map<string, number>();

  const signedText = (test: readonly number[], expires: string, nonce: string) =>
    `challenge:${test.join(',')}:${expires}:${nonce}`;

  function distinctNumbers(): number[] {
    const numbers = new Set<number>();
    const span = CHALLENGE.max - CHALLENGE.min + 1;
    // 240 is the largest multiple of 20 in a byte: values beyond it would make low numbers likelier.
    while (numbers.size < CHALLENGE.count)
      for (const byte of clock.random(8))
        if (numbers.size < CHALLENGE.count && byte < span * Math.floor(256 / span))
          numbers.add(CHALLENGE.min + (byte % span));
    return [...numbers];
  }

  function remember(token: string, expires: number): void {
    for (const [known, until] of used) {
      if (until > clock.now() && used.size < MOST_REMEMBERED) break;
      used.delete(known);
    }
    used.set(token, expires);
  }

  return {
    draw: () => {
      const test = distinctNumbers();
      const expires = String(clock.now() + LIFE_MS);
      const nonce = clock.random(12).toString('base64url');
      return { test, token: `${expires}.${nonce}.${keys.mac(signedText(test, expires, nonce))}` };
    },
    error: ({ test, token, answer }) => {
      if (typeof answer !== 'number') return ENTRY_TEXTS.required;
      if (!Array.isArray(test) || typeof token !== 'string') return ENTRY_TEXTS.tryAgain;
      const [expires = '', nonce = '', ...mac] = token.split('.');
      if (!keys.isMac(signedText(test, expires, nonce), mac.join('.'))) return ENTRY_TEXTS.tryAgain;
      if (Number(expires) <= clock.now() || used.has(nonce)) return ENTRY_TEXTS.tryAgain;
      const problem = challengeError(answer, test);
      // A wrong answer uses the token up as well, or guessing three times would always succeed.
      remember(nonce, Number(expires));
      return problem;
    },
  };
}
