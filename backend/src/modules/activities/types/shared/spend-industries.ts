/**
 * Returns NAICS codes of industries in which spend duplicates activities. They include no US electricity: the publisher
 * omits it (USEEIO v1.3 has no 2211).
 */
export const naics = (...codes: readonly string[]): string[] => codes.map((code) => `naics_${code}`);

/** Coal, oil and gas, from mining to distribution. */
export const FUEL_SUPPLY = [
  ...naics('211130', '212111', '212112', '212113', '221210'),
  ...['sic2003_10', 'sic2003_11', 'sic2003_40.2_40.3'],
];

/** Refineries and the trade in their products. */
export const FUEL_TRADE = [...naics('324110', '424710', '424720', '447110', '447190', '454310'), 'sic2003_23'];

/** Railways and other carriers, whose factors do not separate people from goods. */
export const CARRIERS = [...naics('482111', '482112'), 'sic2003_60.1', 'sic2003_60.2', 'sic2003_61', 'sic2003_62'];

/** Code of the industry that disposes of sewage and refuse. */
export const SEWERAGE_AND_REFUSE = 'sic2003_90';
