import { figuresOf } from './figures.mjs';

const DAY = 86_400_000;
const text = (ms) => new Date(ms).toISOString().slice(0, 10);
const RATES = { en: 20, de: 19, fr: 20, es: 21, no: 25 };
const UNITS = { electricity: 'kWh', natural_gas: 'kWh', water: 'm³', fuel: 'L', purchase_invoice: '' };

const lastDay = (start, months) => {
  const date = new Date(start);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()) - DAY;
};

/** Meters with two readings, whose difference may be multiplied by a factor. */
const metersOf = (type, random) =>
  Array.from({ length: random.pick([1, 1, 1, 2]) }, () => {
    const previous = random.whole(1200, 84_000);
    const multiplier = random.pick([1, 1, 1, 20]);
    const difference = random.whole(140, type === 'water' ? 900 : 6200);
    return {
      number: `${random.pick(['', '1E', 'Z', 'E14'])}${random.digits(8)}`,
      previous,
      present: previous + difference,
      multiplier,
      use: difference * multiplier,
    };
  });

const USES = { fuel: [400, 9000], purchase_invoice: [3, 60] };
/** Unit prices in hundredths of the currency. */
const PRICES = { fuel: [110, 160], water: [150, 320], purchase_invoice: [4000, 19_000] };

function chargesOf(type, use, rate, random) {
  const price = random.whole(...(PRICES[type] ?? [12, 34]));
  const standing = random.whole(900, 9000);
  const net = use * price + standing;
  const tax = Math.round((net * rate) / 100);
  return { price, energy: use * price, standing, net, tax, rate, gross: net + tax };
}

const numbersOf = (random) => ({
  invoiceNumber: random.pick([
    random.digits(9),
    `INV-${random.digits(6)}`,
    `${random.digits(4)}/${random.digits(5)}`,
    `R${random.digits(8)}`,
  ]),
  customerNumber: random.pick([random.digits(7), `K-${random.digits(6)}`, random.digits(10)]),
  orderNumber: `PO${random.digits(6)}`,
  iban: random.pick(['DE89 3704 0044 0532 0130 00', 'GB29 NWBK 6016 1331 9268 19', 'NO93 8601 1117 947']),
});

/** Facts of a document, independent of its layout. */
export function factsOf({ language, type, wording, random }) {
  const start = Date.UTC(2025, random.whole(0, 11), random.chance(0.8) ? 1 : random.whole(2, 28));
  const end = lastDay(start, random.pick([1, 1, 2, 3]));
  const issued = end + random.whole(3, 25) * DAY;
  const meters = metersOf(type, random);
  const use = USES[type] ? random.whole(...USES[type]) : meters.reduce((sum, { use: each }) => sum + each, 0);
  const site = random.pick(wording.towns);
  return {
    ...{ language, type, wording, meters, use, site },
    ...chargesOf(type, use, RATES[language], random),
    ...numbersOf(random),
    unit: UNITS[type],
    figures: figuresOf(language, random),
    from: text(start),
    to: text(end),
    issued: text(issued),
    due: text(issued + 14 * DAY),
    delivered: text(issued - random.whole(1, 9) * DAY),
    days: Math.round((end - start) / DAY) + 1,
    supplier: random.pick(wording.suppliers),
    company: random.pick(wording.companies),
    office: random.pick(wording.towns.filter((each) => each !== site)),
    renewable: random.chance(0.5) ? random.pick([100, 65, 48, 72]) : null,
    foot: wording.foot
      .replace('{reg}', random.digits(6))
      .replace('{vat}', random.digits(9))
      .replace('{phone}', random.digits(6)),
  };
}

/** The values that the reader should find, in its own terms, without fields that the document does not print. */
export function truthOf(facts, printed) {
  const { type } = facts;
  const money = (cents) => ({
    currency: facts.figures.printed,
    likely: facts.figures.currency,
    amount: (cents / 100).toFixed(2),
  });
  const all = {
    supplier_name: facts.supplier,
    company_name: facts.company,
    customer_number: facts.customerNumber,
    invoice_number: facts.invoiceNumber,
    invoice_date: facts.issued,
    net: money(facts.net),
    tax: money(facts.tax),
    cost: money(facts.gross),
    period_start: facts.from,
    period_end: facts.to,
    supplied_address: facts.site,
    meter_number: facts.meters.map(({ number }) => number),
    [{ electricity: 'electricity_used', water: 'water_used' }[type] ?? 'quantity']: {
      amount: String(facts.use),
      unit: { 'm³': 'm3' }[facts.unit] ?? facts.unit,
    },
    renewable_used: facts.renewable === null ? undefined : String(facts.renewable),
    fuel_type: 'Diesel',
    delivery_date: facts.delivered,
    order_number: facts.orderNumber,
  };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => printed.has(name) && value !== undefined));
}
