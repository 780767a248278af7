/** Formats, taxes and number schemes of each language's countries, apart from texts. */
const NUMERIC = {
  dot: (y, m, d) => `${d}.${m}.${y}`,
  slash: (y, m, d) => `${d}/${m}/${y}`,
  dash: (y, m, d) => `${d}-${m}-${y}`,
};

const named = (tag, month) => (text) =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${text}T00:00:00Z`),
  );
const numeric = (style) => (text) => NUMERIC[style](...text.split('-'));
const short = (style) => (text) => {
  const [year, month, day] = text.split('-');
  return NUMERIC[style](year.slice(2), month, day);
};
const iso = (text) => text;
const american = (text) => {
  const [year, month, day] = text.split('-');
  return `${month}/${day}/${year}`;
};

const grouped = (group, decimal) => (value, places) => {
  const [whole, part] = Math.abs(value).toFixed(places).split('.');
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${value < 0 ? '-' : ''}${parted}${part ? decimal + part : ''}`;
};

const after = (sign) => (text) => `${text} ${sign}`;
const before =
  (sign, gap = '') =>
  (text) =>
    `${sign}${gap}${text}`;

export const REGIONS = {
  en: {
    currency: 'GBP',
    rates: [20, 20, 5],
    country: 'United Kingdom',
    days: [numeric('slash'), named('en-GB', 'long'), named('en-GB', 'short'), short('slash'), iso],
    figures: [grouped(',', '.')],
    money: [before('£'), before('£', ' '), after('GBP'), null],
    town: (t) => [t.town, t.code],
    iban: 'GB29 NWBK 6016 1331 9268 19',
    vat: (d) => `GB ${d.slice(0, 3)} ${d.slice(3, 7)} ${d.slice(7, 9)}`,
  },
  us: {
    currency: 'USD',
    rates: [7.25, 8.875, 6],
    country: 'USA',
    days: [american, named('en-US', 'long'), named('en-US', 'short')],
    figures: [grouped(',', '.')],
    money: [before('$'), before('$', ' '), null],
    town: (t) => [`${t.town}, ${t.state} ${t.code}`],
    iban: null,
    vat: (d) => `${d.slice(0, 2)}-${d.slice(2, 9)}`,
  },
  de: {
    currency: 'EUR',
    rates: [19, 19, 7],
    country: 'Deutschland',
    days: [numeric('dot'), named('de-DE', 'long'), short('dot'), numeric('dot')],
    figures: [grouped('.', ','), grouped('.', ','), grouped(' ', ',')],
    money: [after('€'), after('EUR'), before('EUR', ' '), null],
    town: (t) => [`${t.code} ${t.town}`],
    iban: 'DE89 3704 0044 0532 0130 00',
    vat: (d) => `DE${d.slice(0, 9)}`,
  },
  fr: {
    currency: 'EUR',
    rates: [20, 20, 5.5],
    country: 'France',
    days: [numeric('slash'), named('fr-FR', 'long'), short('slash'), numeric('dash')],
    figures: [grouped(' ', ','), grouped(' ', ','), grouped('', ',')],
    money: [after('€'), after('EUR'), null],
    town: (t) => [`${t.code} ${t.town.toUpperCase()}`],
    iban: 'FR14 2004 1010 0505 0001 3M02 606',
    vat: (d) => `FR${d.slice(0, 2)} ${d.slice(0, 9)}`,
  },
  es: {
    currency: 'EUR',
    rates: [21, 21, 10],
    country: 'España',
    days: [numeric('slash'), named('es-ES', 'long'), numeric('dash'), short('slash')],
    figures: [grouped('.', ','), grouped('', ',')],
    money: [after('€'), after('EUR'), null],
    town: (t) => [`${t.code} ${t.town}`, t.state],
    iban: 'ES91 2100 0418 4502 0005 1332',
    vat: (d) => `B${d.slice(0, 8)}`,
  },
  no: {
    currency: 'NOK',
    rates: [25, 25, 15],
    country: 'Norge',
    days: [numeric('dot'), named('nb-NO', 'long'), short('dot'), iso],
    figures: [grouped(' ', ','), grouped('.', ',')],
    money: [before('kr', ' '), after('kr'), before('NOK', ' '), null],
    town: (t) => [`${t.code} ${t.town}`],
    iban: 'NO93 8601 1117 947',
    vat: (d) => `NO ${d.slice(0, 9)} MVA`,
  },
};

/** A Swiss sender writes German with apostrophes and francs. */
export const SWISS = {
  ...REGIONS.de,
  currency: 'CHF',
  rates: [8.1, 8.1, 2.6],
  country: 'Schweiz',
  figures: [grouped("'", '.'), grouped('’', '.')],
  money: [before('CHF', ' '), after('CHF'), null],
  town: (t) => [`${t.swiss} ${t.town}`],
  iban: 'CH93 0076 2011 6238 5295 7',
  vat: (d) => `CHE-${d.slice(0, 3)}.${d.slice(3, 6)}.${d.slice(6, 9)} MWST`,
};
