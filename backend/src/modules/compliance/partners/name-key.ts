/** A name as it is compared: `Acme Ltd` and `ACME LTD` are one. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();
