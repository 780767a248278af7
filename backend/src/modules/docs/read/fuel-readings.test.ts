import { SURE_FROM } from '@lichen/contracts/docs/doc-statuses';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import { fuelDoc } from '@lichen/contracts/docs/types/fuel';
import { nothingKnown } from '../fields/knowledge';
import { TOLD } from '../reader/offered-types';
import { readDocument } from '../reader/read-document';
import { pagesOf } from '../testing/pages-of';
import { samples } from '../testing/samples.loader';
import { formReadings, valuesOf } from './form-readings';

type Row = Readonly<{ fuel_type?: string; quantity?: number; fuel_units?: string }>;

/** Reads a bill as an account does, among all types that words tell apart. */
function read(text: string, currency: string | null = null) {
  const { type, fields } = readDocument(pagesOf(text), nothingKnown('2026-11-25'), TOLD);
  const readings = type === fuelDoc.id ? formReadings([fuelDoc], fields, currency) : [];
  const list = readings.find(({ field }) => field === 'fuels');
  const rows = (valuesOf([fuelDoc], readings)['fuels'] ?? []) as readonly Row[];
  return { type, readings, rows, list };
}

const isOpen = ({ flags, confidence }: Pick<FieldReading, 'flags' | 'confidence'>): boolean =>
  flags.length > 0 || confidence < SURE_FROM;

const GAS = `# Anglia Gas Supply Ltd

Gas bill                                   Bill number: AG-448120
Supply address: 4 Mill Lane, Leeds, LS1 1AA   Bill date: 5 May 2026
MPRN: 3321194407
Billing period: 1 April 2026 to 30 April 2026

Previous reading      11,904
Present reading       13,886
Gas used                                   8,420 kWh
Amount excluding VAT                      £421.00
VAT 20%                                    £84.20
Total amount due                          £505.20`;

const ONE: readonly (readonly [string, string, Row])[] = [
  ['an English gas bill', GAS, { fuel_type: 'Natural gas', quantity: 8420, fuel_units: 'kWh' }],
  [
    'an American gas bill in therms',
    `Prairie Gas Company

Natural gas bill                     Account number 4471-0088
Bill date: March 5, 2026             Invoice number: PG-88120
Service from February 1, 2026 to February 28, 2026
Therms used                          418 therms
Gas charges                          $380.00
Tax                                  $20.00
Total amount due                     $400.00`,
    { fuel_type: 'Natural gas', quantity: 418, fuel_units: 'therm' },
  ],
  [
    'a German gas bill with volume and energy',
    `# Stadtwerke Neustadt GmbH

Gasrechnung                               Rechnungsnummer: 2026-88120
Lieferstelle: Mühlweg 4, 97070 Würzburg   Rechnungsdatum: 05.02.2026
Zählernummer: 7GMT0088120
Abrechnungszeitraum: 01.01.2026 bis 31.01.2026

Zählerstand alt      10.000 m³
Zählerstand neu      10.800 m³
Verbrauch               800 m³
Zustandszahl 0,9542  Brennwert 11,214
Verbrauch gesamt              8.560 kWh
Nettobetrag                     800,00 €
MwSt 19 %                       152,00 €
Rechnungsbetrag                 952,00 €`,
    { fuel_type: 'Natural gas', quantity: 8560, fuel_units: 'kWh' },
  ],
  [
    'a French delivery of heating oil',
    `Ets Combaluzier SARL                Combustibles

FACTURE 26F04418      Date 23/01/2026
Livraison du 21/01/2026

Désignation                       Litres      P.U. HT      Total HT
Fioul domestique (FOD)            3 000       0,8500       2 550,00

Total HT 2 550,00          TVA 20 % 510,00          Total TTC 3 060,00 €`,
    { fuel_type: 'Gas oil', quantity: 3000, fuel_units: 'L' },
  ],
  [
    'a Norwegian delivery of diesel',
    `# Nordolje AS                                   FAKTURA
Fakturanr.     118820
Fakturadato    31.05.2026
Leveringsdato  30.05.2026

Varetekst              Antall      Enhet   Pris      Beløp
Diesel avgiftsbelagt   1 240,00    L       14,00     17 360,00

Nettobeløp     17 360,00
Mva 25 %        4 340,00
Totalbeløp NOK 21 700,00`,
    { fuel_type: 'Diesel (average biofuel blend)', quantity: 1240, fuel_units: 'L' },
  ],
  [
    'an Irish delivery of kerosene',
    `SLANEY OILS LTD

DELIVERY DOCKET / INVOICE  No. 44719
Invoice date: 22 January 2026      Delivery date: 21 January 2026

Product         Litres       Price/1000 L       Amount
Kerosene        2,000        955.00             1,910.00
VAT 13.5%                                         257.85
Total due                                      €2,167.85`,
    { fuel_type: 'Burning oil', quantity: 2000, fuel_units: 'L' },
  ],
  [
    'a Spanish delivery of gas oil for heating',
    `# Combustibles del Norte SL

Factura n.º: 26-00881                   Fecha: 12/02/2026
Fecha de entrega: 10/02/2026

Producto                     Litros     Precio     Importe
Gasóleo C                    1.500      0,90       1.350,00

Base imponible                                     1.350,00
IVA 21 %                                             283,50
Total factura                                      1.633,50 €`,
    { fuel_type: 'Gas oil', quantity: 1500, fuel_units: 'L' },
  ],
  [
    'an American delivery of propane in gallons',
    `Timberline Propane Co.

Invoice 448201         Delivery date 01/14/2026        Invoice date 01/16/2026

PROPANE            312.4 GAL      2.599       811.93
TAX                                            24.15
TOTAL DUE                                    $836.08`,
    { fuel_type: 'Propane', quantity: 312.4, fuel_units: 'gal (US)' },
  ],
];

it.each(ONE)('reads fuel, quantity and unit of %s', (_, text, row) => {
  const { type, rows, list } = read(text, 'USD');
  // A quantity that only its column tells may be left to be looked at; nothing else is in doubt.
  const flags = list?.flags.filter((flag) => flag !== 'unsure');
  expect({ type, rows, flags }).toEqual({ type: 'fuel', rows: [row], flags: [] });
});

it('has a place on the page for the fuel and its quantity, and none for the list beside them', () => {
  const { readings, list } = read(ONE[3]?.[1] ?? '');
  const of = (field: string) => readings.find((each) => each.field === field);
  expect(of('fuels.0.quantity')).toMatchObject({ page: 1, raw: '3 000', box: { x: expect.any(Number) } });
  expect(of('fuels.0.fuel_type')).toMatchObject({ page: 1, raw: 'Fioul domestique (FOD)' });
  expect(list).toMatchObject({ page: 1, box: null });
});

it('has a row for each fuel of a delivery', () => {
  const { rows, list } = read(`# Mineralöl Hartmann KG

Rechnung 260411                         Rechnungsdatum: 18.02.2026
Lieferdatum: 17.02.2026

Artikel                   Menge        Preis       Betrag EUR
Heizöl EL                 3.000 l      0,90        2.700,00
Diesel                    1.000 l      1,40        1.400,00

Warenwert                                          4.100,00
MwSt 19 %                                            779,00
Endbetrag                                          4.879,00`);
  expect(rows).toEqual([
    { fuel_type: 'Gas oil', quantity: 3000, fuel_units: 'L' },
    { fuel_type: 'Diesel (average biofuel blend)', quantity: 1000, fuel_units: 'L' },
  ]);
  expect(list?.flags).toEqual([]);
});

const DROP = (product: string, unit = 'litres', sign = '£') => `# Dales Fuels Ltd

Invoice number: DF-20418            Invoice date: 12 February 2026
Delivery date: 10 February 2026

Product: ${product}
Delivered: 1,500 ${unit}
Net                                 ${sign}1,200.00
VAT 5%                              ${sign}60.00
Total due                           ${sign}1,260.00`;

it('flags heating oil in English, which is kerosene in some countries and gas oil in others', () => {
  const { rows, list } = read(DROP('Heating oil'));
  expect(rows).toEqual([{ fuel_type: 'Burning oil', quantity: 1500, fuel_units: 'L' }]);
  expect(list?.flags).toContain('competing');
});

it('flags gallons unless dollars or their own name say which', () => {
  const flagged = (unit: string, sign: string) => read(DROP('Diesel', unit, sign)).list?.flags.includes('unit_assumed');
  expect([flagged('gallons', '£'), flagged('US gallons', '£'), flagged('gallons', 'US$')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(read(DROP('Diesel', 'imperial gallons')).rows[0]?.fuel_units).toBe('gal (imp)');
});

/** Codes that a fuel's name in the samples may have. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  'Heating oil': ['Gas oil', 'Burning oil'],
  'Gas oil': ['Gas oil'],
  Diesel: ['Diesel (average biofuel blend)'],
  LPG: ['LPG', 'Propane'],
};

const ALL = [...samples('bills'), ...samples('unseen')].filter(({ type }) => type === 'natural_gas' || type === 'fuel');

it('reads no quantity, unit or fuel of the samples wrong without a flag', () => {
  const found = ALL.map(({ name, type, truth, text }) => {
    const { rows, list } = read(text);
    const said = truth.get('fuel_type') ?? [];
    const codes = type === 'natural_gas' ? ['Natural gas'] : said.flatMap((each) => CODES[each] ?? []);
    const quantities = truth.get('quantity') ?? [];
    const [row] = rows;
    const isAmount = quantities.some((each) => {
      const [amount, ...unit] = each.split(' ');
      return Number(amount) === row?.quantity && unit.join(' ').toLowerCase() === row?.fuel_units?.toLowerCase();
    });
    const isRight = rows.length === 1 && isAmount && (codes.length === 0 || codes.includes(row?.fuel_type ?? ''));
    return { name, rows, quantities, codes, isRight, isSure: list !== undefined && !isOpen(list) };
  });
  expect(found.filter(({ isRight, isSure }) => isSure && !isRight)).toEqual([]);
  const right = found.filter(({ isRight }) => isRight);
  expect(right.length / found.length).toBeGreaterThan(0.85);
  expect(right.filter(({ isSure }) => isSure).length / right.length).toBeGreaterThan(0.55);
});
