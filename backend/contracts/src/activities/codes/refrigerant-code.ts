/** Pure gases by their ASHRAE 34 R number; blends, hydrocarbons and R1234 keep that number as their code. */
const GASES: Readonly<Record<string, string>> = {
  '11': 'CFC-11',
  '12': 'CFC-12',
  '13': 'CFC-13',
  '14': 'PFC-14',
  '21': 'HCFC-21',
  '22': 'HCFC-22',
  '23': 'HFC-23',
  '32': 'HFC-32',
  '41': 'HFC-41',
  '113': 'CFC-113',
  '114': 'CFC-114',
  '115': 'CFC-115',
  '116': 'PFC-116',
  '123': 'HCFC-123',
  '124': 'HCFC-124',
  '125': 'HFC-125',
  '134': 'HFC-134',
  '134A': 'HFC-134a',
  '141B': 'HCFC-141b',
  '142B': 'HCFC-142b',
  '143': 'HFC-143',
  '143A': 'HFC-143a',
  '152': 'HFC-152',
  '152A': 'HFC-152a',
  '161': 'HFC-161',
  '218': 'PFC-218',
  '227EA': 'HFC-227ea',
  '236FA': 'HFC-236fa',
  '245FA': 'HFC-245fa',
  '744': 'CO2',
  '1234YF': 'R1234yf',
  '1234ZE': 'R1234ze',
  '1234ZE(E)': 'R1234ze',
  C318: 'PFC-318',
};

/** Gases that are known by a formula or a name. */
const NAMED: Readonly<Record<string, string>> = {
  sf6: 'SF6',
  sulphurhexafluoride: 'SF6',
  sulfurhexafluoride: 'SF6',
  nf3: 'NF3',
  nitrogentrifluoride: 'NF3',
  n2o: 'N2O',
  nitrousoxide: 'N2O',
  co2: 'CO2',
  carbondioxide: 'CO2',
  ch4: 'CH4',
  methane: 'CH4',
  propane: 'R290',
  isobutane: 'R600A',
};

const BY_NUMBER = /^R-?(C?\d{2,4}[A-Z]{0,2}(?:\(E\))?)$/i;
const BY_KIND = /^(CFC|HCFC|HFC|PFC)-?(C?\d[\d-]*)([A-Z]{0,4})$/i;
const OLEFIN = /^HFO-?(\d+[A-Z]*(?:\(E\))?)$/i;

/** Returns the code of a refrigerant from common spellings: R-410A and r410a, R-134a and HFC 134A, HFO-1234yf, SF₆. */
export function refrigerantCode(entered: string): string {
  const words = entered.normalize('NFKC').replaceAll(/\s/g, '');
  const named = NAMED[words.toLowerCase()];
  if (named) return named;
  const number = (BY_NUMBER.exec(words) ?? OLEFIN.exec(words))?.[1]?.toUpperCase();
  if (number) return GASES[number] ?? `R${number}`;
  const [, kind, digits, letters] = BY_KIND.exec(words) ?? [];
  return kind && digits ? `${kind.toUpperCase()}-${digits}${(letters ?? '').toLowerCase()}` : entered.trim();
}
