import { CHALLENGE, ENTRY_TEXTS, challengeError } from '@lichen/contracts/identity/account-rules';
import type { Clock } from '../clock';
import type { SigningKeys } from '../signing-keys/signing-keys';
import { sha256 } from '../sha256';
import type { Database } from '../store/database';
import type { Challenge } from './accounts';
import { usedTokens } from './used-tokens';

const LIFE_MS = 10 * 60_000;

/** Draws the tests for robots and judges their answers. */
export interface Challenges {
  draw(): Challenge;
  /** Returns the error of an answer, null for a correct one. Each challenge is accepted once across all processes. */
  error(form: { test?: unknown; token?: unknown; answer?: unknown }): Promise<string | null>;
}

/**
 * Makes challenges of three numbers signed by the server, so that clients can neither choose the numbers nor reuse an
 * answer.
 */
export function makeChallenges(keys: Pick<SigningKeys, 'mac' | 'isMac'>, database: Database, clock: Clock): Challenges {
  const used = usedTokens(database);

  const signedText = (test: readonly number[], expires: string, nonce: string) =>
    `challenge:${test.join(',')}:${expires}:${nonce}`;

  function distinctNumbers(): number[] {
    const numbers = new Set<number>();
    const span = CHALLENGE.max - CHALLENGE.min + 1;
    // 240 is the largest multiple of 20 in a byte; larger values would make low numbers more likely.
    while (numbers.size < CHALLENGE.count)
      for (const byte of clock.random(8))
        if (numbers.size < CHALLENGE.count && byte < span * Math.floor(256 / span))
          numbers.add(CHALLENGE.min + (byte % span));
    return [...numbers];
  }

  return {
    draw: () => {
      const test = distinctNumbers();
      const expires = String(clock.now() + LIFE_MS);
      const nonce = clock.random(12).toString('base64url');
      return { test, token: `${expires}.${nonce}.${keys.mac(signedText(test, expires, nonce))}` };
    },
    error: async ({ test, token, answer }) => {
      if (typeof answer !== 'number') return ENTRY_TEXTS.required;
      if (!Array.isArray(test) || typeof token !== 'string') return ENTRY_TEXTS.tryAgain;
      const [expires = '', nonce = '', ...mac] = token.split('.');
      if (!keys.isMac(signedText(test, expires, nonce), mac.join('.'))) return ENTRY_TEXTS.tryAgain;
      if (Number(expires) <= clock.now()) return ENTRY_TEXTS.tryAgain;
      // A wrong answer also uses up the token; otherwise three guesses would always succeed.
      const isFirst = await used.claim(sha256(nonce), Number(expires));
      return isFirst ? challengeError(answer, test) : ENTRY_TEXTS.tryAgain;
    },
  };
}
