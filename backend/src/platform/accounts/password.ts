import { Problem } from '@lichen/contracts/api/problems';
import { TEXTS } from '@lichen/contracts/text/texts';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id setting: 19 MiB, two passes, one lane. argon2id is the library's default algorithm. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes computed at a time; leaves threads for files and DNS during many log-ins, and limits memory. */
const AT_ONCE = 2;
const MOST_WAITING = 200;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Returns whether the password is correct. Without a stored hash it compares with one that never matches, so that
   * unknown addresses take the same time.
   */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
}

/** Runs at most `most` tasks at a time and queues `waiting` more; throws at once for any beyond. */
export function gate(most: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= most) {
      if (queue.length >= waiting) throw new Problem('unavailable', TEXTS.unexpected, undefined, 1);
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The slot passes directly to the next task in the queue, so that no other call can take it.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Hashes and compares passwords, a few at once. A comparison without a stored hash takes as long as one with it. */
export function makePasswords(): Passwords {
  const inTurn = gate(AT_ONCE, MOST_WAITING);
  const nobody = inTurn(() => hash('nobody has this password', SETTINGS));
  // Only the first comparison awaits it; a rejection before must not be unhandled.
  nobody.catch(() => undefined);
  return {
    hash: (password) => inTurn(() => hash(password, SETTINGS)),
    matches: async (stored, password) => {
      const expected = stored ?? (await nobody);
      const matched = await inTurn(() => verify(expected, password));
      return matched && typeof stored === 'string';
    },
  };
}
