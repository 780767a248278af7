/** Returns the name for comparison without case: `Acme Ltd` and `ACME LTD` are equal. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();
