const NAICS = /^\d{6}$/;

/** Returns the code of an industry from its statistical notation, such as 541511 in NAICS 2017. */
export function industryCode(entered: string): string {
  const digits = entered.replace(/^NAICS/i, '').trim();
  return NAICS.test(digits) ? `naics_${digits}` : entered.trim();
}
