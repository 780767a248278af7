/** Sorts the most used options to the front; the others keep their order. */
export function mostUsedFirst(offers: readonly string[], used: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const text of used) times.set(text, (times.get(text) ?? 0) + 1);
  return offers.toSorted((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0));
}
