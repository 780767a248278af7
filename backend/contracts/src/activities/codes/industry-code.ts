const NAICS = /^\d{6}$/;

/** The code of an industry from how statistics write it: 541511 of NAICS 2017. */
export function industryCode(entered: string): string {
  const digits = entered.replace(/^NAICS/i, '').trim();
  return NAICS.test(digits) ? `naics_${digits}` : entered.trim();
}
