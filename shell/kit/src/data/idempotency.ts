/** A random name from the platform; `randomUUID` itself is missing on plain http. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sending the same draft again carries the same key, so that a retry saves once; another draft is another create. Of many
 * that are sent one after the other each keeps its own: the answer to any of them may have been lost.
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
 * The key of the last thing that was sent while it is not wholly answered: the same thing carries it again. Once anything
 * else is sent, it is another one.
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
