/** Writes powers in unit codes as superscripts: `m3` becomes m³. */
export const unitText = (unit: string): string =>
  unit.replace(/\b(k?m|cm|ft)([23])\b/g, (_, length: string, power: string) => length + (power === '2' ? '²' : '³'));
