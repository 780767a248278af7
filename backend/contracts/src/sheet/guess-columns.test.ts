import fc from 'fast-check';
import { businessTravelActivity } from '../activities/types/staff/business-travel.entity';
import { electricityActivity } from '../activities/types/buildings/electricity.entity';
import { purchasedGoodsActivity } from '../activities/types/goods/purchased-goods.entity';
import { guessColumns } from './guess-columns';
import { sheetColumns } from './sheet-columns';
import { dayOrderEvidence, decimalMarkEvidence } from './sheet-signs';

const bills = sheetColumns(electricityActivity, { self_produced: false, applied: true, renewable_amount: 0 });
const guessed = (headers: string[], columns = bills) => guessColumns(headers, columns).map(({ column }) => column);

it('knows what a bill needs, and leaves out what no sheet states', () => {
  expect(bills.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    'location_id',
    'from',
    'to',
    'amount',
    'units',
  ]);
  expect(bills.map(({ name }) => name)).toContain('cost.currency');
  expect(bills.map(({ name }) => name)).not.toContain('doc_id');
});

it('asks for what only the rules of a type require', () => {
  const required = sheetColumns(purchasedGoodsActivity, { unit_type: 'simple', co2_type: 'estimate', applied: true });
  expect(required.filter((column) => column.required).map(({ name }) => name)).toEqual([
    'partner_id',
    'product_id',
    'location_id',
  ]);
});

it.each([
  ['English', ['Site', 'Start date', 'End date', 'Consumption (kWh)', 'Supplier', 'Invoice No.', 'Net amount']],
  ['German', ['Standort', 'Von', 'Bis', 'Verbrauch (kWh)', 'Lieferant', 'Rechnungsnummer', 'Betrag']],
  ['French', ['Établissement', 'Date de début', 'Date de fin', 'Consommation', 'Fournisseur', 'Facture', 'Montant']],
  ['Norwegian', ['Anlegg', 'Fra', 'Til', 'Forbruk', 'Leverandør', 'Fakturanummer', 'Beløp']],
  ['Spanish', ['Ubicación', 'Desde', 'Hasta', 'Consumo', 'Proveedor', 'Factura', 'Importe']],
])('understands the headers of a bill in %s', (_, headers) => {
  expect(guessed(headers)).toEqual(['location_id', 'from', 'to', 'amount', 'partner_id', 'invoice_ref', 'cost']);
});

it('forgives a misspelling and takes no column for nothing', () => {
  expect(guessed(['Locaton', 'Amonut', 'Blorb'])).toEqual(['location_id', 'amount', null]);
});

it('takes no number of an account for an amount, and no price of a unit for a cost', () => {
  expect(guessed(['Account', 'Usage, MWh'])).toEqual([null, 'amount']);
  expect(guessed(['Price (p/kWh)', 'Kosten je kWh', 'Unit price', 'Net amount'])).toEqual([null, null, null, 'cost']);
  expect(guessed(['Verbrauch / kWh', 'Kosten / €'])).toEqual(['amount', 'cost']);
});

it('leaves the choice between headers that differ in nothing but the year', () => {
  expect(guessed(['Site', 'Consumption 2024 (kWh)', 'Consumption 2025 (kWh)', 'Cost 2025'])).toEqual([
    'location_id',
    null,
    null,
    'cost',
  ]);
});

it('takes the unit from the brackets of a header', () => {
  expect(guessColumns(['Consumption (MWh)'], bills)[0]).toEqual({ column: 'amount', unit: 'MWh' });
});

it('reads the labels of the page and of its own template', () => {
  const columns = sheetColumns(businessTravelActivity);
  const ownColumns = columns.filter(({ part }) => !part);
  expect(
    guessed(
      ownColumns.map(({ name }) => name),
      columns,
    ),
  ).toEqual(ownColumns.map(({ name }) => name));
  const german = (label: string) => (label === 'Distance' ? ['Streckenlänge'] : []);
  expect(guessColumns(['Streckenlange'], columns, german)[0]?.column).toBe('distance');
});

it('gives no column to two headers', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom('Amount', 'From', 'start', 'kwh', 'Cost'), fc.string())),
      (headers) => {
        const found = guessed(headers).filter((column) => column !== null);
        expect(new Set(found).size).toBe(found.length);
      },
    ),
  );
});

it('tells the order of days and the mark of decimals, and where they are mixed', () => {
  expect(dayOrderEvidence(['01/02/2026', '31/01/2026'], 2026)).toMatchObject({ only: 'dmy', unclear: 1 });
  expect(dayOrderEvidence(['01/31/2026', '31/01/2026'], 2026)).toMatchObject({ only: null, seen: { mdy: 0, dmy: 1 } });
  expect(dayOrderEvidence(['01/02/2026', '2026-02-01'], 2026)).toEqual({ only: null, seen: {}, unclear: 1 });
  expect(dayOrderEvidence(['25-09-06', '25-01-31'], 2026)).toEqual({ only: null, seen: {}, unclear: 2 });
  expect(dayOrderEvidence(['25-09-06', '31-01-25'], 2026)).toMatchObject({ only: 'dmy', unclear: 1 });
  expect(decimalMarkEvidence(['1.234', '1.234,5'])).toMatchObject({ only: ',', unclear: 1 });
  expect(decimalMarkEvidence(['12.5', '12,5'])).toMatchObject({ only: null, seen: { '.': 0, ',': 1 } });
});

it('takes no state of a meter for the consumption beside it', () => {
  expect(guessed(['Site', 'Meter reading', 'Consumption'])).toEqual(['location_id', null, 'amount']);
  expect(guessed(['Site', 'Reading', 'Usage kWh'])).toEqual(['location_id', null, 'amount']);
  expect(guessed(['Site', 'kWh/day', 'kWh'])).toEqual(['location_id', null, 'amount']);
  expect(guessed(['Site', 'Previous reading', 'Current reading', 'Used'])).toEqual([
    'location_id',
    null,
    null,
    'amount',
  ]);
});
