import { fold } from '../formats/fold';

/** Other spellings of units in sheets, for all languages of the portal. */
const UNIT_WORDS: Readonly<Record<string, string>> = {
  kWh: 'kwh, kw h, kwhs, kwh gross, kwh gross cv, kilowatt hour, kilowatt hours, kilowattstunde, kilowattstunden, kilowattheure, kilowattheures, kilowattime, kilowattimer, kilovatio hora, kilovatios hora, units of electricity',
  'kWh (net)': 'kwh net, kwh ncv, kwh net cv',
  MWh: 'mwh, mw h, megawatt hour, megawatt hours, megawattstunde, megawattstunden, megawattheure, megawattheures, megawattime, megawattimer, megavatio hora, megavatios hora',
  GWh: 'gwh, gw h, gigawatt hour, gigawatt hours, gigawattstunde, gigawattstunden, gigawattheure, gigawattheures, gigawattime, gigawattimer, gigavatio hora, gigavatios hora',
  MJ: 'megajoule, megajoules, megajulio, megajulios',
  GJ: 'gigajoule, gigajoules, gigajulio, gigajulios',
  therm: 'therms, thm',
  mmBtu: 'mmbtu, mmbtus, million btu, dekatherm, dekatherms, decatherm, decatherms, dth',
  L: 'l, litre, litres, liter, liters, ltr, ltrs, litro, litros',
  m3: 'm3, m 3, cbm, cu m, kl, kilolitre, kilolitres, kiloliter, kiloliters, cubic metre, cubic metres, cubic meter, cubic meters, kubikmeter, metre cube, metres cubes, metro cubico, metros cubicos',
  'gal (US)': 'us gal, us gallon, us gallons, gal us, gallon us, gallons us',
  'gal (imp)': 'imp gal, imperial gallon, imperial gallons, uk gallon, uk gallons, gal imp, gal uk',
  scf: 'standard cubic foot, standard cubic feet, cubic foot, cubic feet, cu ft, cuft, cf, ft3',
  ccf: 'hundred cubic feet, 100 cubic feet, 100 cu ft, hcf',
  Mcf: 'thousand cubic feet, 1000 cubic feet, 1000 cu ft',
  ft3: 'cubic foot, cubic feet, cu ft, cuft, kubikfuss, pied cube, pieds cubes, kubikkfot, pie cubico, pies cubicos',
  'million litres': 'megalitre, megalitres, mega litre, mega litres, million liters',
  kg: 'kgs, kilo, kilos, kilogram, kilograms, kilogramme, kilogrammes, kilogramm, kilogramos, kilogramo',
  g: 'gram, grams, gramme, grammes, gramm, gramos, gramo',
  t: 'tonne, tonnes, metric ton, metric tons, metric tonne, metric tonnes, mt, te, tonnen, tonn, tonelada, toneladas',
  lbs: 'lb, pound, pounds, pfund, libra, libras',
  'short ton': 'short tons, us ton, us tons, us short ton, us short tons',
  'long ton': 'long tons, imperial ton, imperial tons',
  km: 'kms, kilometre, kilometres, kilometer, kilometers, kilometro, kilometros',
  miles: 'mile, mi, meile, meilen, milla, millas, mil',
  mile: 'miles, mi, meile, meilen, milla, millas, mil',
  hours: 'hour, hrs, hr, h, stunde, stunden, heure, heures, time, timer, hora, horas',
  hrs: 'hour, hours, hr, h, stunde, stunden, heure, heures, time, timer, hora, horas',
  m2: 'm 2, sqm, sq m, square metre, square metres, square meter, square meters, quadratmeter, metre carre, metres carres, kvadratmeter, metro cuadrado, metros cuadrados',
  ft2: 'ft 2, sqft, sq ft, sq feet, square foot, square feet',
  units: 'unit, each, pcs, piece, pieces, ea, stuck, stueck, unite, unites, enhet, enheter, stk, unidad, unidades',
};

const wordsOf = new Map(
  Object.entries(UNIT_WORDS).map(([unit, words]) => [unit, new Set([unit, ...words.split(', ')].map(fold))]),
);

const UNITS = [...wordsOf.keys()];

/** True when the whole text is a unit in a known spelling. */
export const isUnit = (text: string): boolean => unitOf(text, UNITS) !== undefined;

/** Returns the offered unit that the text means; an exact spelling takes precedence. Undefined if there is none. */
export function unitOf(text: string, offered: readonly string[]): string | undefined {
  const asked = text.trim();
  // T€ means thousands of euros and is not a weight.
  if (/\p{Sc}/u.test(asked)) return undefined;
  if (offered.includes(asked)) return asked;
  const folded = fold(asked);
  return (
    offered.find((unit) => fold(unit) === folded) ?? offered.find((unit) => wordsOf.get(unit)?.has(folded) ?? false)
  );
}
