/** Returns a random key; `crypto.randomUUID` does not exist on plain http. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the same key for the same draft, so that a retry saves once. Each of several drafts sent in a row keeps its
 * key, because any response may have been lost.
 */
export function idempotencyKeys(newKey: () => string = randomName) {
  const keys = new Map<string, string>();
  return {
    keyOf(draft: unknown): string {
      const text = JSON.stringify(draft);
      const key = keys.get(text) ?? newKey();
      keys.set(text, key);
      return key;
    },
    forget: (draft: unknown) => void keys.delete(JSON.stringify(draft)),
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
