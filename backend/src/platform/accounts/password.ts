import { Problem } from '@lichen/contracts/api/problems';
import { TEXTS } from '@lichen/contracts/text/texts';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id setting: 19 MiB, two passes, one lane. argon2id is the library's default algorithm. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes at a time: a storm of log-ins leaves threads for files and DNS, and memory bounded. */
const AT_ONCE = 2;
const MOST_WAITING = 200;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * True for the right password. Without a stored hash it compares with one that nothing matches, so that unknown
   * addresses take as long.
   */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
}

/** Lets `most` pieces of work run together and `waiting` wait; more are turned away at once. */
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
      // The place passes straight to the next in line, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export function makePasswords(): Passwords {
  const inTurn = gate(AT_ONCE, MOST_WAITING);
  const nobody = inTurn(() => hash('nobody has this password', SETTINGS));
  // Awaited by the first comparison; until then a failure is nobody's.
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
