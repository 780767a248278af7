import { Problem } from '@lichen/contracts/api/problems';
import { TEXTS } from '@lichen/contracts/text/texts';
import { hash, verify } from '@node-rs/argon2';
import { makeSemaphore } from '../bounded/semaphore';

/** OWASP's argon2id setting: 19 MiB, two passes, one lane. argon2id is the library's default algorithm. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes computed at a time; leaves threads for files and DNS during many log-ins, and limits memory. */
const AT_ONCE = 2;
/** Passwords of one network that wait, and those of all. */
const WAITING: Waiting = { ofOne: 200, inAll: 1000 };

interface Waiting {
  readonly ofOne: number;
  readonly inAll: number;
}

/** Hashes and compares passwords, which takes much memory and time by design. */
export interface Passwords {
  /** `network` is where the person is: networks take turns, so that nobody waits for all attempts of another. */
  hash(password: string, network: string): Promise<string>;
  /**
   * Returns whether the password is correct. Without a stored hash it compares with one that never matches, so that
   * unknown addresses take the same time.
   */
  matches(stored: string | null | undefined, password: string, network: string): Promise<boolean>;
}

/** Runs at most `most` tasks at a time, by turns of their owners; throws at once for tasks beyond those that may wait. */
export function gate(most: number, waiting: Waiting): <T>(work: () => Promise<T>, whose: string) => Promise<T> {
  const inTurn = makeSemaphore(most);
  const present = new Map<string, number>();
  let all = 0;
  const count = (whose: string, change: 1 | -1) => {
    all += change;
    const left = (present.get(whose) ?? 0) + change;
    if (left > 0) present.set(whose, left);
    else present.delete(whose);
  };
  return async (work, whose) => {
    const isFull = all >= most + waiting.inAll || (present.get(whose) ?? 0) >= most + waiting.ofOne;
    if (isFull) throw new Problem('unavailable', TEXTS.unexpected, undefined, 1);
    count(whose, 1);
    try {
      return await inTurn(work, whose);
    } finally {
      count(whose, -1);
    }
  };
}

/** Hashes and compares passwords, a few at once. A comparison without a stored hash takes as long as one with it. */
export function makePasswords(): Passwords {
  const inTurn = gate(AT_ONCE, WAITING);
  const nobody = inTurn(() => hash('nobody has this password', SETTINGS), '');
  // Only the first comparison awaits it; a rejection before must not be unhandled.
  nobody.catch(() => undefined);
  return {
    hash: (password, network) => inTurn(() => hash(password, SETTINGS), network),
    matches: async (stored, password, network) => {
      const expected = stored ?? (await nobody);
      const matched = await inTurn(() => verify(expected, password), network);
      return matched && typeof stored === 'string';
    },
  };
}
