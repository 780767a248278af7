import { REGIONS, SWISS } from './regions.mjs';

const DAY = 86_400_000;
const text = (ms) => new Date(ms).toISOString().slice(0, 10);

const UNITS = { electricity: 'kWh', natural_gas: 'kWh', water: 'm³', fuel: 'L', purchase_invoice: '' };
const AMERICAN = { ...UNITS, natural_gas: 'therms', water: 'gal', fuel: 'gal' };
const SAID = { 'm³': 'm3', therms: 'therm', gal: 'gal (US)' };

const lastDay = (start, months) => {
  const date = new Date(start);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()) - DAY;
};

/** Meters with day and night registers; readings are actual, customer-supplied or estimated. */
function metersOf(type, most, random, style) {
  const isPower = type === 'electricity';
  return Array.from({ length: most }, () => {
    const multiplier = style.pick([1, 1, 40, 100]);
    const number = style.pick([
      `1EMH00${style.digits(8)}`,
      style.digits(8),
      `${style.digits(4)} ${style.digits(4)}`,
      `K${style.digits(7)}`,
    ]);
    const registers = (isPower && style.chance(0.5) ? ['day', 'night'] : ['all']).map((register) => {
      const previous = random.whole(900, 91_000);
      const difference = random.whole(60, type === 'water' ? 400 : 1900);
      return {
        register,
        previous,
        present: previous + difference,
        use: difference * multiplier,
        isEstimated: random.chance(0.3),
      };
    });
    return { number, multiplier, registers, use: registers.reduce((sum, { use }) => sum + use, 0) };
  });
}

/** Number formats of senders; a sender's format is fixed, only its digits change from bill to bill. */
const NUMBERS = [
  (d, year) => `${year}/${d(4)}`,
  (d, year) => `RE-${year}-${d(5)}`,
  (d) => d(10),
  (d, year) => `F${year.slice(2)}-${d(6)}`,
  (d) => `${d(3)}-${d(3)}-${d(4)}`,
  (d) => `SI${d(6)}`,
  (d) => `VR${d(6)}`,
  (d) => d(6),
  (d) => `INV${d(7)}`,
  (d, year) => `${d(5)}/${year.slice(2)}`,
  (d) => `FA ${d(6)}`,
  (d) => `B ${d(6)}`,
];
const CUSTOMERS = [(d) => d(6), (d) => d(9), (d) => `D${d(5)}`, (d) => `${d(3)} ${d(3)} ${d(3)}`, (d) => `C-${d(5)}`];

const numbersOf = (random, style, year) => ({
  invoiceNumber: style.pick(NUMBERS)(random.digits, year),
  // A customer keeps its number with a supplier.
  customerNumber: style.pick(CUSTOMERS)(style.digits),
  contractNumber: `V${style.digits(8)}`,
  orderNumber: style.pick(['4500', 'B', 'PO-']) + random.digits(5),
  deliveryNote: `LS${random.digits(6)}`,
  clerk: style.pick(['M. Berg', 'A. Lind', 'J. Roth']),
});

/** Lines of a bill in hundredths of its currency, each with its tax rate. */
function linesOf(bill, random) {
  const { type, meters, wording, rates } = bill;
  const standing = random.whole(1200, 14_000);
  if (type === 'purchase_invoice') {
    return Array.from({ length: random.whole(1, 6) }, (_, at) => {
      const quantity = random.whole(1, 24);
      const price = random.whole(380, 48_000);
      return {
        text: wording.products[(at + random.whole(0, 3)) % wording.products.length],
        quantity,
        price,
        places: 2,
        amount: quantity * price,
        rate: random.chance(0.85) ? rates[0] : rates[2],
      };
    });
  }
  if (type === 'fuel') {
    return Array.from({ length: random.whole(1, 3) }, () => {
      const quantity = random.whole(300, 7000);
      const price = random.whole(1050, 1890);
      return {
        text: wording.goods.fuel,
        quantity,
        unit: bill.unit,
        price: price / 10,
        places: 3,
        amount: Math.round((quantity * price) / 10),
        rate: rates[0],
        isUse: true,
      };
    });
  }
  const price = random.whole(type === 'water' ? 1500 : 900, type === 'water' ? 3900 : 3400) / 100;
  const registers = meters.flatMap(({ registers: all }) => all);
  const uses = ['day', 'night', 'all'].flatMap((register) => {
    const own = registers.filter((each) => each.register === register);
    const use = own.reduce((sum, each) => sum + each.use, 0);
    return use > 0
      ? [
          {
            text: register === 'all' ? wording.unitCharge : wording[register],
            quantity: use,
            unit: bill.unit,
            price,
            places: 4,
            amount: Math.round(use * price),
            rate: rates[0],
            isUse: true,
          },
        ]
      : [];
  });
  return [
    ...uses,
    {
      text: wording.standing,
      quantity: bill.days,
      unit: wording.days,
      price: standing / bill.days,
      places: 4,
      amount: standing,
      rate: rates[0],
    },
    {
      text: wording.levy,
      quantity: bill.use,
      unit: bill.unit,
      price: 0.41,
      places: 4,
      amount: Math.round(bill.use * 0.41),
      rate: rates[0],
    },
  ];
}

/** Tax by rate as required by law: each rate applies to the sum of its lines. */
function sumsOf(lines) {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a);
  const taxes = rates.map((rate) => {
    const base = lines.filter((each) => each.rate === rate).reduce((sum, { amount }) => sum + amount, 0);
    return { rate, base, tax: Math.round((base * rate) / 100) };
  });
  const net = taxes.reduce((sum, { base }) => sum + base, 0);
  const tax = taxes.reduce((sum, each) => sum + each.tax, 0);
  return { taxes, net, tax, gross: net + tax };
}

function datesOf(random) {
  const start = Date.UTC(2025, random.whole(0, 9), random.chance(0.7) ? 1 : random.whole(2, 28));
  const end = lastDay(start, random.pick([1, 1, 1, 2, 3, 12]));
  const issued = end + random.whole(2, 24) * DAY;
  const delivered = issued - random.whole(1, 12) * DAY;
  return {
    from: text(start),
    to: text(end),
    days: Math.round((end - start) / DAY) + 1,
    issued: text(issued),
    due: text(issued + random.pick([10, 14, 30]) * DAY),
    delivered: text(delivered),
    ordered: text(delivered - random.whole(3, 40) * DAY),
    next: text(end + 90 * DAY),
    paidOn: text(start + 12 * DAY),
  };
}

/** Facts of a bill, independent of its layout. */
export function billOf({ language, type, wording, random, style, meters: most = 1 }) {
  const region = language === 'de' && style.chance(0.15) ? SWISS : REGIONS[language];
  const dates = datesOf(random);
  const meters = metersOf(type, most, random, style);
  const unit = (language === 'us' ? AMERICAN : UNITS)[type];
  const figure = style.pick(region.figures);
  const sign = style.pick(region.money);
  const money = (cents) => figure(cents / 100, 2);
  // Amounts without a currency sign still have a currency, which a heading may name.
  const signs = new Set();
  const places = [...wording.places];
  // A PO box is supplied with nothing; it comes last.
  const [site] = places.splice(style.whole(0, Math.min(2, places.length - 1)), 1);
  const place = () => places.splice(style.whole(0, places.length - 1), 1)[0];
  const bill = {
    language,
    type,
    wording,
    region,
    meters,
    unit,
    rates: region.rates,
    ...dates,
    use: meters.reduce((sum, { use }) => sum + use, 0),
  };
  const lines = linesOf(bill, random);
  if (type === 'fuel') bill.use = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const sums = sumsOf(lines);
  return {
    ...bill,
    ...sums,
    lines,
    ...numbersOf(random, style, dates.issued.slice(0, 4)),
    before: Math.round(sums.gross * random.pick([0.92, 1.07])),
    supplier: style.pick(
      wording.suppliers[type === 'purchase_invoice' ? 'trade' : type === 'fuel' ? 'fuel' : 'supply'],
    ),
    company: style.pick(wording.companies),
    office: place(),
    postal: place(),
    site,
    renewable: style.pick([null, 100, 64, 37]),
    vat: region.vat(style.digits(9)),
    iban: region.iban,
    phone: style.digits(7),
    signs,
    money: (cents) => {
      if (sign === null) return money(cents);
      signs.add(region.currency);
      return sign(money(cents));
    },
    bare: money,
    figure,
    day: style.pick(region.days),
    townOf: (each) => region.town(each),
    addressOf: (each) => [each.street, ...region.town(each)],
  };
}

const unitOf = (unit) => SAID[unit] ?? unit;

/** The values that the reader should find, in its own terms, without those that the page does not print. */
export function truthOfBill(bill, printed) {
  const money = (cents) => ({
    currency: [...bill.signs][0] ?? null,
    likely: bill.region.currency,
    amount: (cents / 100).toFixed(2),
  });
  const all = {
    supplier_name: bill.supplier,
    company_name: bill.company,
    customer_number: bill.customerNumber,
    invoice_number: bill.invoiceNumber,
    invoice_date: bill.issued,
    net: money(bill.net),
    tax: money(bill.tax),
    cost: money(bill.gross),
    period_start: bill.from,
    period_end: bill.to,
    supplied_address: [bill.site.street, bill.site.town],
    meter_number: bill.meters.map(({ number }) => number),
    [{ electricity: 'electricity_used', water: 'water_used' }[bill.type] ?? 'quantity']: {
      amount: String(bill.use),
      unit: unitOf(bill.unit),
    },
    renewable_used: bill.renewable === null ? undefined : String(bill.renewable),
    fuel_type: 'Diesel',
    delivery_date: bill.delivered,
    order_number: bill.orderNumber,
  };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => printed.has(name) && value !== undefined));
}
