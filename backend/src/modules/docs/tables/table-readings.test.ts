import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { PageText } from '@lichen/contracts/docs/reading';
import { deliveryInvoiceDoc } from '@lichen/contracts/docs/types/carriage-invoices';
import { purchaseInvoiceDoc } from '@lichen/contracts/docs/types/purchase-invoice';
import { vehicleUsageDoc } from '@lichen/contracts/docs/types/vehicle-usage';
import { nothingKnown } from '../fields/knowledge';
import { SOUGHT } from '../reader/offered-types';
import { readDocument } from '../reader/read-document';
import { pagesOf } from '../testing/pages-of';
import { typesetPages } from '../reading/typeset/typeset-pages.loader';
import { formReadings, valuesOf } from '../read/form-readings';

type Row = Readonly<Record<string, unknown>>;

/** Reads a document whose type a person chose. */
const read = (docType: DocType, list: string, text: string) => readPages(docType, list, pagesOf(text));

function readPages(docType: DocType, list: string, pages: readonly PageText[]) {
  const offered = SOUGHT.filter(({ type }) => type === docType.id);
  const { fields, checks } = readDocument(pages, nothingKnown('2026-11-25'), offered);
  const readings = formReadings([docType], fields, null);
  const rows = (valuesOf([docType], readings)[list] ?? []) as readonly Row[];
  const at = (field: string) => readings.find((each) => each.field === field);
  return { rows, at, list: at(list), check: checks.find(({ rule }) => rule === 'rows_total') };
}

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const litres = (date: string, vehicle: string, quantity: number, cost: object, fuel_type = 'diesel'): Row => ({
  ...{ extracted_vehicle_id: vehicle, date: day(date), fuel_type, quantity, fuel_units: 'L', distance_units: 'km' },
  cost,
});
const euros = (amount: number) => ({ currency: 'EUR', amount });

const ENGLISH = (total: string) => `# Roadline Fuel Cards Ltd
Fuel card statement and VAT invoice
Invoice        90012877
Invoice date   02/11/2026

Date         Site              Card     Vehicle    Product    Litres     Price    Net       VAT
19/10/2026   Leeds M621        0041     YK21 ABC   Diesel     62.30      1.199     74.70    14.94
23/10/2026   Wetherby A1       0041     YK21 ABC   Diesel     118.90     1.199    142.56    28.51
28/10/2026   Hull Docks        0042     YK22 XYZ   Unleaded   231.40     1.199    277.45    55.49

Total                                                         ${total}              494.71    98.94
Invoice total     £593.65`;

const STATEMENTS: readonly (readonly [string, string, readonly Row[]])[] = [
  [
    'an English one',
    ENGLISH('412.60'),
    [
      litres('2026-10-19', 'YK21 ABC', 62.3, { currency: 'GBP', amount: 74.7 }),
      litres('2026-10-23', 'YK21 ABC', 118.9, { currency: 'GBP', amount: 142.56 }),
      litres('2026-10-28', 'YK22 XYZ', 231.4, { currency: 'GBP', amount: 277.45 }, 'petrol'),
    ],
  ],
  [
    'a German one over two pages, by card',
    `# FleetFuel Deutschland GmbH
Sammelrechnung Tankkarten
Rechnungsnummer 7718820          Rechnungsdatum 31.10.2026

Datum         Station            Karte     Produkt     Menge l     Betrag netto
05.10.2026    Fulda Nord         0017      Diesel      1.120,50    1.162,68
Übertrag                                               1.120,50    1.162,68
===
Datum         Station            Karte     Produkt     Menge l     Betrag netto
27.10.2026    Erfurt Ost         0018      Super E10   118,00      159,30

Summe                                                  1.238,50    1.321,98
MwSt 19 %                                                            251,18
Gesamtbetrag EUR                                                   1.573,16`,
    [litres('2026-10-05', '0017', 1120.5, euros(1162.68)), litres('2026-10-27', '0018', 118, euros(159.3), 'petrol')],
  ],
  [
    'a French one with a group for each vehicle',
    `# Carburants du Sud SARL
Relevé de cartes, facture N° 44120 du 31/10/2026

Date         Station           Produit      Quantité (L)     Prix/L     Montant TTC
Immatriculation : AB-123-CD
03/10/2026   Nîmes Ouest       Gazole            50,00       1,600          80,00
04/10/2026   Orange            Gazole            25,00       1,600          40,00
Total AB-123-CD                                  75,00                     120,00
Immatriculation : EF-456-GH
05/10/2026   Valence           Gazole            10,00       1,600          16,00
Total EF-456-GH                                  10,00                      16,00
Total général                                    85,00                     136,00 €`,
    [
      litres('2026-10-03', 'AB-123-CD', 50, euros(80)),
      litres('2026-10-04', 'AB-123-CD', 25, euros(40)),
      litres('2026-10-05', 'EF-456-GH', 10, euros(16)),
    ],
  ],
  [
    'a Spanish one',
    `# Tarjetas Iberia SL
Factura 2026-118 de fecha 31/10/2026

Fecha        Matrícula   Producto     Litros      Importe
15/10/2026   1234 BCD    Gasóleo A     40,00      60,00 €
16/10/2026   5678 FGH    Gasóleo A     20,50      30,75 €
Total                                  60,50      90,75 €`,
    [litres('2026-10-15', '1234 BCD', 40, euros(60)), litres('2026-10-16', '5678 FGH', 20.5, euros(30.75))],
  ],
  [
    'a Norwegian one',
    `# Nordkort AS
Faktura 118820   Fakturadato 31.10.2026

Dato         Regnr      Sted       Drivstoff   Liter     Beløp
15.10.2026   EK 12345   Moss       Diesel       40,00    800,00
16.10.2026   EK 12346   Hamar      Diesel       20,00    400,00
Sum                                             60,00  1 200,00`,
    [
      litres('2026-10-15', 'EK 12345', 40, { currency: 'NOK', amount: 800 }),
      litres('2026-10-16', 'EK 12346', 20, { currency: 'NOK', amount: 400 }),
    ],
  ],
  [
    'one whose cards are named above their rows',
    `Fleetway Cards
Fuel Invoice            Tax point 31/10/2026      VAT Reg GB 448 8270 11

Card No 4418   Vehicle YK71 ABC
Date/Time          Site               Mileage   Product   Litres   PPL       Gross
13/10/26 08:12     Buxton North       44120     DIESEL    10.00    150.00    15.00
14/10/26 17:40     Macclesfield Rd    45002     DIESEL    20.00    150.00    30.00
Card total                                                30.00              45.00

Card No 4426
19/10/26 07:05     Leek Services      90441     DIESEL    30.00    150.00    45.00`,
    [
      litres('2026-10-13', 'YK71 ABC', 10, { currency: 'GBP', amount: 15 }),
      litres('2026-10-14', 'YK71 ABC', 20, { currency: 'GBP', amount: 30 }),
      litres('2026-10-19', '4426', 30, { currency: 'GBP', amount: 45 }),
    ],
  ],
  [
    'an American one',
    `# Prairie Fleet Services Inc.
Statement 4471   Statement date: October 31, 2026   Fargo, ND 58102

Trans Date   License Plate   Product    Gallons    Total Amount
10/15/2026   ABC 1234        Unleaded   12.500     $43.75
10/16/2026   XYZ 9876        Unleaded   10.000     $35.00
Total                                   22.500     $78.75`,
    [
      {
        ...litres('2026-10-15', 'ABC 1234', 12.5, { currency: 'USD', amount: 43.75 }, 'petrol'),
        fuel_units: 'gal (US)',
      },
      { ...litres('2026-10-16', 'XYZ 9876', 10, { currency: 'USD', amount: 35 }, 'petrol'), fuel_units: 'gal (US)' },
    ],
  ],
];

it.each(STATEMENTS)('reads each row of a fuel-card statement: %s', (_name, text, expected) => {
  const { rows, list, check } = read(vehicleUsageDoc, 'records', text);
  expect(rows).toEqual(expected);
  expect(check).toEqual({ rule: 'rows_total', holds: true, fields: ['records'] });
  expect(list?.flags).toEqual([]);
});

it('reads the rows of a sheet', async () => {
  const sheet =
    'Datum;Kennzeichen;Produkt;Liter;Brutto EUR\n05.10.2026;B-AB 123;Diesel;40,5;60,75\n06.10.2026;B-CD 456;Super;10;15,5\n';
  const made = await typesetPages(Buffer.from(sheet), 'text/csv');
  expect(readPages(vehicleUsageDoc, 'records', made?.pages ?? []).rows).toEqual([
    litres('2026-10-05', 'B-AB 123', 40.5, euros(60.75)),
    litres('2026-10-06', 'B-CD 456', 10, euros(15.5), 'petrol'),
  ]);
});

it('knows the page and the box of each cell', () => {
  const { at } = read(vehicleUsageDoc, 'records', STATEMENTS[1]?.[1] ?? '');
  expect(at('records.1.quantity')).toMatchObject({ page: 2, raw: '118,00', how: 'column', confidence: 0.96 });
  const [date, amount] = [at('records.1.date')?.box, at('records.1.cost')?.box];
  expect(date?.y).toBeCloseTo(amount?.y ?? 0);
  expect(date?.x).toBeLessThan(amount?.x ?? 0);
});

it('shows that the rows do not add up to the printed total, and takes no total for a row', () => {
  const { rows, list, check } = read(vehicleUsageDoc, 'records', ENGLISH('421.60'));
  expect(rows).toHaveLength(3);
  expect(check?.holds).toBe(false);
  expect(list?.flags).toEqual(['rows_total']);
});

it('flags dates that can be read in two ways, and lines that it could not read', () => {
  const text = `Card statement

Date         Vehicle     Litres
03/04/2026   AB12 CDE     40.00
pending      AB12 CDE     12.00
05/06/2026   AB12 CDE     20.00`;
  const { rows, list, at } = read(vehicleUsageDoc, 'records', text);
  expect(rows).toMatchObject([{ quantity: 40 }, { quantity: 20 }]);
  expect(list?.flags).toEqual(expect.arrayContaining(['ambiguous_date', 'rows_unread']));
  const dates = at('records.0.date')?.alternatives.map(({ value }) => value);
  expect(new Set(dates)).toEqual(new Set([day('2026-04-03'), day('2026-03-04')]));
});

it('reads no rows where only one of the needed columns has a known heading', () => {
  const text = `Card statement

Date         Vehicle     Amount
03.10.2026   AB12 CDE     40.00`;
  expect(read(vehicleUsageDoc, 'records', text).rows).toEqual([]);
});

const job = (date: string, from: string, to: string, distance: number, price: number): Row => ({
  ...{ date: day(date), from: { name: from }, to: { name: to }, distance, distance_units: 'km' },
  net_price: euros(price),
});

const JOBS: readonly (readonly [string, string, readonly Row[]])[] = [
  [
    'a German carrier, with a place over two lines',
    `# Transalpin Logistik GmbH
Rechnung TL-90871                   07.07.2026

Datum        Auftragsnr.   Ladestelle      Entladestelle          Entfernung (km)   Betrag
01.07.2026   A-4471        Nürnberg        Verona, Zona           640,5             1.000,00 €
                                           Industriale
02.07.2026   A-4472        Verona          Nürnberg               641,0               980,00 €
Summe netto                                                                         1.980,00 €`,
    [
      { ...job('2026-07-01', 'Nürnberg', 'Verona, Zona Industriale', 640.5, 1000), our_ref: 'A-4471' },
      { ...job('2026-07-02', 'Verona', 'Nürnberg', 641, 980), our_ref: 'A-4472' },
    ],
  ],
  [
    'an Irish contractor, with the site and miles',
    `# Slaney Plant Hire Ltd
Invoice 44719     Invoice date 22 January 2026     VAT No IE 1234567T

Job Date       Job No    Site               Distance (miles)   Net €      VAT €
14 Jan 2026    J-118     Kiln Lane, Wexford    12.5            100.00     23.00
15 Jan 2026    J-119     Quay Street, Cork     80              200.00     46.00
Total                                                          300.00     69.00`,
    [
      ...([['2026-01-14', 'J-118', 'Kiln Lane, Wexford', 12.5, 100, 23]] as const),
      ...([['2026-01-15', 'J-119', 'Quay Street, Cork', 80, 200, 46]] as const),
    ].map(([date, our_ref, site, distance, net, vat]) => ({
      ...{ date: day(date), our_ref, to: { name: site }, distance, distance_units: 'miles' },
      ...{ net_price: euros(net), vat: euros(vat) },
    })),
  ],
];

it.each(JOBS)('reads each job of a delivery invoice: %s', (_name, text, expected) => {
  const { rows, list, check } = read(deliveryInvoiceDoc, 'jobs', text);
  expect(rows).toEqual(expected);
  expect(check?.holds).toBe(true);
  expect(list?.flags).toEqual([]);
});

const GOODS = (last: string) => `# Büro Nord GmbH
Rechnung R-20418                  Rechnungsdatum: 14.07.2026

Pos   Bezeichnung                     Menge   Einheit   Einzelpreis   Gesamtpreis
1     Netzkabel CAT 6, 5 m            10      Stk       4,50           45,00
2     Monitor 27 Zoll                  2      Stk       199,00        398,00
      mit Halterung
3     Verpackung und Versand                                           ${last}

Nettobetrag                                                           450,00 €
MwSt 19 %                                                              85,50 €
Rechnungsbetrag                                                       535,50 €`;

it('reads each line of an invoice for goods, which add up to its amount without tax', () => {
  const { rows, list, check } = read(purchaseInvoiceDoc, 'records', GOODS('7,00'));
  expect(rows).toEqual([
    { description: 'Netzkabel CAT 6, 5 m', quantity: 10, cost: euros(45) },
    { description: 'Monitor 27 Zoll mit Halterung', quantity: 2, cost: euros(398) },
    { description: 'Verpackung und Versand', cost: euros(7) },
  ]);
  expect(check?.holds).toBe(true);
  expect(list).toMatchObject({ flags: [], confidence: 0.93 });
});

it('shows that the lines of an invoice do not add up to it', () => {
  const { list, check } = read(purchaseInvoiceDoc, 'records', GOODS('17,00'));
  expect(check?.holds).toBe(false);
  expect(list?.flags).toEqual(['rows_total']);
});
