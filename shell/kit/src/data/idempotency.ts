/** Returns a random key; `crypto.randomUUID` does not exist on plain http. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the same key for the same draft, so that a retry saves once. Each of several drafts sent in a row keeps its
 * key, because any response may have been lost. After `doubt` the next draft of that place gets the key too, whatever it
 * says: the server refuses it if the one before was saved.
 */
export function idempotencyKeys(newKey: () => string = randomName) {
  const keys = new Map<string, string>();
  const doubted = new Map<number | undefined, string>();
  const forgetIn = <K>(map: Map<K, string>, key: string) => {
    for (const [name, kept] of map) if (kept === key) map.delete(name);
  };
  return {
    keyOf(draft: unknown, place?: number): string {
      const text = JSON.stringify([place, draft]);
      const key = doubted.get(place) ?? keys.get(text) ?? newKey();
      keys.set(text, key);
      return key;
    },
    /** Notes that the draft may have been saved. */
    doubt: (key: string, place?: number) => void doubted.set(place, key),
    forget: (key: string) => {
      forgetIn(keys, key);
      forgetIn(doubted, key);
    },
  };
}

/**
 * Keeps the key of the last request until it is fully answered: a repetition gets the same key, any other request a new
 * one.
 */
export function lastIdempotencyKey(newKey: () => string = randomName) {
  let last: { text: string; key: string } | null = null;
  return {
    keyOf(sent: unknown): string {
      const text = JSON.stringify(sent);
      if (last?.text !== text) last = { text, key: newKey() };
      return last.key;
    },
    forget: () => {
      last = null;
    },
  };
}
