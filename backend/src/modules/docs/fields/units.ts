/** Physical kind of a quantity. */
export type UnitFamily = 'energy' | 'volume' | 'mass' | 'gas';

/** Units as the activity types spell them, each with its family and the spellings found on bills. */
const SPELLINGS: readonly (readonly [unit: string, family: UnitFamily, spellings: string])[] = [
  ['kWh', 'energy', 'kwh|kilowattstunden|kilowattimer|kilowatt hours'],
  ['MWh', 'energy', 'mwh'],
  ['GWh', 'energy', 'gwh'],
  ['GJ', 'energy', 'gj'],
  ['MJ', 'energy', 'mj'],
  ['MMBtu', 'energy', 'mmbtu|dth|dekatherms?|decatherms?'],
  ['therm', 'energy', 'therms?|thms?'],
  ['m3', 'volume', 'm3|m³|m\\^3|cbm|kl|kilolit(?:re|er)s?|cubic met(?:re|er)s|kubikmeter|mètres cubes'],
  ['ccf', 'volume', 'ccf|hcf|hundred cubic feet'],
  ['Mcf', 'volume', 'mcf|thousand cubic feet'],
  ['ft3', 'volume', 'ft3|ft³|cu\\.? ?ft\\.?|cubic feet'],
  ['million litres', 'volume', 'megalitres|ML'],
  ['L', 'volume', 'litres?|liters?|litros?|liter|ltrs?\\.?|lts?\\.?|l'],
  ['gal (imp)', 'volume', '(?:imp(?:erial)?|uk)\\.? gal(?:lons?)?'],
  ['gal (US)', 'volume', 'us gal(?:lons)?|gal(?:lons)?'],
  ['kg', 'mass', 'kg|kgs|kilos?'],
  ['t', 'mass', 'tonnes?|tonnen|tonn|toneladas?|to\\.?|t'],
  ['lbs', 'mass', 'lbs?'],
];

/** Alternatives of a regular expression that match every known spelling of a unit. */
export const UNIT_PATTERN = SPELLINGS.map(([, , spellings]) => spellings).join('|');

const MATCHES = SPELLINGS.map(([unit, family, spellings]) => ({
  unit,
  family,
  pattern: new RegExp(`^(?:${spellings})$`, 'i'),
}));

/** Parses a unit as written on a bill; undefined if it is unknown. */
export function unitSaid(text: string): { unit: string; family: UnitFamily } | undefined {
  const word = text.trim().replace(/^[([]|[)\]]$/g, '');
  // Only the case tells a megalitre (`ML`) from a millilitre (`ml`).
  if (word === 'ML') return { unit: 'million litres', family: 'volume' };
  return MATCHES.find(({ pattern }) => pattern.test(word));
}
