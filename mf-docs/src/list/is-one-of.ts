/** True when a text of an address is one of those that are known. */
export const isOneOf = <T extends string>(known: readonly T[], text: string | null): text is T =>
  text !== null && (known as readonly string[]).includes(text);
