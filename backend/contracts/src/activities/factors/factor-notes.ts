/**
 * Notes of published factors and editions. The tables hold them in English, some with figures; each shown text is a
 * dictionary key. Notes that an operator wrote for an edition stay as they are.
 */

/** Says a decimal in the reader's language. */
type SayNumber = (value: string) => string;

interface FactorNote {
  readonly words: string;
  readonly params: Readonly<Record<string, string>>;
}

const SHOWN = {
  carbonDioxide: 'Carbon dioxide only',
  province: 'Consumption intensity of the province, g/kWh as published',
  lossesOf2023:
    'Derived: grid factor × (1 / (1 − loss) − 1) with the grid gross loss {loss} of eGRID2023, the only edition that publishes it; 12 decimals',
  losses: 'Derived: grid factor × (1 / (1 − loss) − 1) with the grid gross loss {loss}; 12 decimals',
  direct: 'Direct intensity',
  lifecycle: 'Lifecycle intensity',
  noResidual: 'Full disclosure: no residual mix is published',
  newBrunswick:
    'Figure of New Brunswick, g/kWh as published: Prince Edward Island takes its power from there and has no figure of its own',
  pounds: 'Converted from pounds of CO₂, CH₄ and N₂O per MWh (1 lb = {pound} kg)',
  road: 'Carbon dioxide only: the hub publishes methane and nitrous oxide of road vehicles per mile and model year',
  allSizes: 'One figure for all sizes and fuels',
  blankKyoto: 'The publisher leaves the Kyoto column blank beside a figure: no Kyoto gas, 0',
  together: 'This edition publishes one figure for Kyoto and other gases together',
  memo: 'Derived: {composition} by mass (ANSI/ASHRAE 34), each times the potential published for it in this edition',
  leftOut:
    'Derived: {composition} by mass (ANSI/ASHRAE 34), each times its potential; not covered by the Kyoto Protocol and excluded: {gases}',
  blend: 'Derived: {composition} by mass (ANSI/ASHRAE 34), each times its potential',
  adapted:
    'As in the GHG Protocol’s adaptation of AR6; the first edition of table 7.SM.7 has {figure}, for another lifetime',
  noKyoto: 'No gas of the Kyoto Protocol: 0, its potential is a memo item',
  none: 'The publisher gives no value',
  mean: 'Derived: arithmetic mean of {count} published figures; 12 decimals',
  gases: 'Converted from kg CO₂, g CH₄ and g N₂O per unit with the potentials of AR5 ({ch4} and {n2o})',
  shortTons: 'Published in metric tons of CO₂e per short ton',
  australia: 'Applies to the year from 1 July 2026 to 30 June 2027',
  dataYear: 'Data year {year}',
  generation: 'Direct emissions of generation',
  revised: 'The EPA revised eGRID2023 in June 2025 (revision 2); this is the table of the hub of January 2025',
  heat: 'Heat contents are gross; kg CO₂ + g CH₄ × 28 / 1000 + g N₂O × 265 / 1000',
  wholeLife: 'Lifecycle intensity of generation: includes fuel supply and construction of power stations',
  annexE: 'Old: purchaser prices of 2009 with VAT. For screening only',
  useeio: 'Purchaser prices of 2022 in US dollars; no electricity, government or households',
  rowIds: 'Row ids are those of the machine-readable extraction; the publisher gives none',
  potentials: 'Warming potentials of single gases over 100 years; a potential applies to every year',
} as const;

const STORED: readonly (readonly [note: RegExp, shown: keyof typeof SHOWN])[] = [
  [/^CO2 only$/, 'carbonDioxide'],
  [/^Consumption intensity of the province, g\/kWh as published$/, 'province'],
  [/^Derived: grid factor x .* gross loss (?<loss>[\d.]+) of eGRID2023, .*; 12 decimals$/, 'lossesOf2023'],
  [/^Derived: grid factor x .* gross loss (?<loss>[\d.]+); 12 decimals$/, 'losses'],
  [/^Direct intensity$/, 'direct'],
  [/^Lifecycle intensity$/, 'lifecycle'],
  [/^NA: full disclosure, no residual mix is published$/, 'noResidual'],
  [/^New Brunswick, g\/kWh as published: it stands in for Prince Edward Island, /, 'newBrunswick'],
  [/^lb\/MWh of CO2, CH4 and N2O turned into kg CO2e\/kWh \(1 lb = (?<pound>[\d.]+) kg\)$/, 'pounds'],
  [/^Carbon dioxide only: the hub prints methane and nitrous oxide of road vehicles /, 'road'],
  [/^One figure for all sizes and fuels$/, 'allSizes'],
  [/^The publisher leaves the Kyoto column blank beside a valued one: /, 'blankKyoto'],
  [/^This edition prints one figure for Kyoto and other gases together$/, 'together'],
  [/^Derived: (?<composition>.+) by mass \(ANSI\/ASHRAE 34\), each times the potential printed for it here$/, 'memo'],
  [
    /^Derived: (?<composition>.+) by mass \(ANSI\/ASHRAE 34\), each times its potential; not .* left out: (?<gases>.+)$/,
    'leftOut',
  ],
  [/^Derived: (?<composition>.+) by mass \(ANSI\/ASHRAE 34\), each times its potential$/, 'blend'],
  [/^As in the GHG Protocol’s adaptation of AR6; .* has (?<figure>\d+), for another lifetime$/, 'adapted'],
  [/^No gas of the Kyoto Protocol: 0, its potential is a memo$/, 'noKyoto'],
  [/^The publisher prints none$/, 'none'],
  [/^Derived: arithmetic mean of the (?<count>\d+) figures printed; 12 decimals$/, 'mean'],
  [/^kg CO2, g CH4 and g N2O per unit turned into kg CO2e with AR5 \((?<ch4>\d+), (?<n2o>\d+)\)$/, 'gases'],
  [/^Published in metric tons of CO2e per short ton$/, 'shortTons'],
  [/^Applies to the year 1 July 2026 to 30 June 2027$/, 'australia'],
  [/^Data year (?<year>\d+)$/, 'dataYear'],
  [/^Direct emissions of generation$/, 'generation'],
  [/^EPA revised eGRID2023 in June 2025 \(rev 2\); /, 'revised'],
  [/^Heat contents are gross; kg CO2 \+ g CH4 x 28 \/ 1000 \+ g N2O x 265 \/ 1000$/, 'heat'],
  [/^Lifecycle intensity of generation: /, 'wholeLife'],
  [/^Old: purchaser prices of 2009 with VAT\. For screening only$/, 'annexE'],
  [/^Purchaser prices of 2022 in US dollars; /, 'useeio'],
  [/^Row ids are those of the machine-readable extraction; /, 'rowIds'],
  [/^Warming potentials of single gases over 100 years; /, 'potentials'],
];

/** Values that are numbers, but for years. */
const isNumber = (name: string): boolean => !['composition', 'gases', 'year'].includes(name);

const inShares = (composition: string, number: SayNumber): string =>
  composition.replaceAll(/([\d.]+)% /g, (_, share: string) => `${number(share)}% `);

/** Returns the words of a stored note with their values; the note itself where it is not of the shipped tables. */
export function factorNote(note: string, number: SayNumber): FactorNote {
  for (const [stored, shown] of STORED) {
    const found = stored.exec(note);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => {
      const said = name === 'composition' ? inShares(value, number) : isNumber(name) ? number(value) : value;
      return [name, said] as const;
    });
    return { words: SHOWN[shown], params: Object.fromEntries(params) };
  }
  return { words: note, params: {} };
}
