/** A random name from the platform; `randomUUID` itself is missing on plain http. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sending the same draft again carries the same key, so that a retry saves once; another draft is another create. */
export function onceKeys(newKey: () => string = randomName) {
  let last: { draft: string; key: string } | null = null;
  return {
    keyOf(draft: unknown): string {
      const text = JSON.stringify(draft);
      if (last?.draft !== text) last = { draft: text, key: newKey() };
      return last.key;
    },
    forget() {
      last = null;
    },
  };
}
