import { SOUGHT_TYPES } from '../fields/sought/sought-types';
import { nothingKnown } from '../fields/knowledge';
import { pagesOf } from '../testing/pages-of';
import { readDocument } from './read-document';

const TODAY = '2026-11-25';

const fieldsOf = (pages: ReturnType<typeof pagesOf>) => {
  const { type, fields } = readDocument(pages, nothingKnown(TODAY), SOUGHT_TYPES);
  const found = new Map(fields.map((each) => [each.field, each]));
  return { type, value: (name: string) => found.get(name)?.value, flags: (name: string) => found.get(name)?.flags };
};

/** Lines that hold a text are set in smaller letters. */
const small = (pages: ReturnType<typeof pagesOf>, ...texts: readonly string[]) =>
  pages.map((page) => ({
    ...page,
    words: page.words.map((word) => (texts.includes(word.text) ? { ...word, size: 6 } : word)),
  }));

test('the total of two rates of tax is neither of their sums', () => {
  const { value } = fieldsOf(
    pagesOf(`Ostermann Handel GmbH
Rechnung

Rechnungsnummer:   R-20418
Rechnungsdatum:   03.02.2026

%         Netto      MwSt.     Brutto
19 %     800,00     152,00     952,00
7 %      100,00       7,00     107,00
         900,00     159,00   1.059,00`),
  );
  expect(value('cost')).toMatchObject({ amount: '1059.00' });
  expect(value('net')).toMatchObject({ amount: '900.00' });
});

test('a sum with its rate is the total where no label is known', () => {
  const { value } = fieldsOf(
    pagesOf(`Ostermann Handel GmbH
Rechnung R-20418 vom 03.02.2026

Gewerk A            800,00
Davon 19 %          152,00
Alles in allem      952,00
Davon angezahlt     500,00`),
  );
  expect(value('cost')).toMatchObject({ amount: '952.00' });
});

test('a caption in small letters under a value says what it is', () => {
  const { value } = fieldsOf(
    small(
      pagesOf(`Ostermann Handel GmbH
Rechnung

R-20418        03.02.2026        448812
Rechnungsnummer Rechnungsdatum    Kundennummer

Nettobetrag       800,00
MwSt. 19 %        152,00
Rechnungsbetrag   952,00`),
      'Rechnungsnummer',
      'Rechnungsdatum',
      'Kundennummer',
    ),
  );
  expect(value('invoice_date')).toBe('2026-02-03');
  expect(value('customer_number')).toBe('448812');
});

test('a label behind its value says what it is where nothing stands before it', () => {
  const { value } = fieldsOf(
    pagesOf(`Ostermann Handel GmbH
Rechnung

448812    Kundennummer
R-20418    Rechnungsnummer
03.02.2026    Rechnungsdatum

952,00    Rechnungsbetrag`),
  );
  expect(value('customer_number')).toBe('448812');
  expect(value('invoice_number')).toBe('R-20418');
  expect(value('invoice_date')).toBe('2026-02-03');
});

test('a day without a label is the day of issue when it is all that is left, and a person looks', () => {
  const { value, flags } = fieldsOf(
    pagesOf(`Ostermann Handel GmbH
Unser Gespräch 12.01.2026
Büro Potsdam 03.02.2026

Stromrechnung

Zeitraum:   01.01.2026 bis 31.01.2026
Fällig:   17.02.2026
Rechnungsbetrag   952,00 EUR`),
  );
  expect(value('invoice_date')).toBe('2026-02-03');
  expect(flags('invoice_date')).toContain('unsure');
});

test('the day behind a place at the head of a letter is the day of issue', () => {
  const { value, flags } = fieldsOf(
    pagesOf(`Ostermann Handel GmbH
Unser Gespräch 12.01.2026
Potsdam, den 03.02.2026

Rechnung R-20418
Rechnungsbetrag   952,00 EUR`),
  );
  expect(value('invoice_date')).toBe('2026-02-03');
  expect(flags('invoice_date')).toEqual([]);
});

test('dollars and days are those of the United States where a town of theirs is printed', () => {
  const { value } = fieldsOf(
    pagesOf(`Alder Supply LLC
210 Main St
Salem, OR 97301

Invoice

Invoice number:   4418
Invoice date:   03/04/2026

Subtotal   $100.00
Total      $100.00`),
  );
  expect(value('invoice_date')).toBe('2026-03-04');
  expect(value('cost')).toMatchObject({ currency: 'USD' });
});

test('the name of a firm says no type', () => {
  const { type } = fieldsOf(
    pagesOf(`Pine County Water Corp.
Water Corp. Building

Invoice

Invoice number   4418
Total            $100.00

Pine County Water Corp.   Call 555 0118`),
  );
  expect(type).toBe('purchase_invoice');
});

test('whoever stands under the label of the receiver has not sent the document', () => {
  const { value } = fieldsOf(
    pagesOf(`Bill to
Acorn Power Supply Ltd
2 Mill Lane

Invoice

Invoice number:   4418
Invoice date:   3 April 2026
Total due   £100.00

Harrow Tools Ltd
Tel 01632 960118`),
  );
  expect(value('supplier_name')).toBe('Harrow Tools Ltd');
});

test('the fuel with an amount was bought, not the one in the heading', () => {
  const { value } = fieldsOf(
    pagesOf(`Harrow Fuels Ltd
Fuel invoice: gas oil, heating oil and diesel
Heating oil and gas oil are delivered daily. Ask for gas oil.

Invoice number:   4418
Diesel            1,200 litres    1.31    1,572.00
Total due         £1,572.00`),
  );
  expect(value('fuel_type')).toBe('Diesel');
});

test('one meter of several is not taken for all of them without a flag', () => {
  const { value, flags } = fieldsOf(
    pagesOf(`Harrow Power Ltd
Electricity bill

Meter      Previous    Present    Consumption
A1001      12,400      14,744     2,344 kWh

Energy supplied, all meters      9,870 kWh
Total due                        £1,572.00`),
  );
  const read = value('electricity_used') as { amount: string };
  expect(read.amount === '9870' || flags('electricity_used')?.includes('competing')).toBe(true);
});

test('whoever stands low on the page in letters of the usual size is not the foot of a letter', () => {
  const { value } = fieldsOf(
    pagesOf(`Invoice

Invoice number:   4418
Invoice date:   3 April 2026
Total due   £100.00
${'\n'.repeat(39)}
Harrow Tools Ltd
9 Kiln Road


Acorn Catering Ltd
2 Mill Lane`),
  );
  expect(value('supplier_name')).toBe('Harrow Tools Ltd');
});

test('rates of tax that no row adds up leave the total to what is printed of their sum', () => {
  const { value, flags } = fieldsOf(
    pagesOf(`Ostermann Gasthof GmbH
Rechnung R-20418 vom 03.02.2026

Endsumme                        1.059,00

%         Netto      MwSt.     Brutto
19 %     800,00     152,00     952,00
7 %      100,00       7,00     107,00`),
  );
  expect(value('cost')).toMatchObject({ amount: '1059.00' });
  expect(flags('cost')).toEqual([]);
  expect(value('net')).toBeUndefined();
});

test('rates of tax without a total of theirs are shown to a person', () => {
  const { flags } = fieldsOf(
    pagesOf(`Ostermann Gasthof GmbH
Rechnung R-20418 vom 03.02.2026

%         Netto      MwSt.     Brutto
19 %     800,00     152,00     952,00
7 %      100,00       7,00     107,00`),
  );
  expect(flags('cost')).toContain('competing');
});

test('what a credit note gives back is read with its minus, and the invoice that it is for is another one', () => {
  const { value } = fieldsOf(
    pagesOf(`Harrow Tools Ltd
CREDIT NOTE                 Number    CN4418
                            Date      3 April 2026
                            Original invoice   88172 of 4 March 2026

Goods         -100.00
VAT 20%        -20.00
To your account     -£120.00`),
  );
  expect(value('cost')).toMatchObject({ amount: '-120.00' });
  expect(value('invoice_number')).toBe('CN4418');
  expect(value('invoice_date')).toBe('2026-04-03');
});

test('where the receiver owes the tax, net and total are the same', () => {
  const { value, flags } = fieldsOf(
    pagesOf(`Harrow Freight Ltd
Invoice number   FV/118/07/2026
Invoice date     3 July 2026

Customs documents                          190.00
Subtotal £4,870.00    VAT 0% (reverse charged) £0.00    Total £4,870.00`),
  );
  expect(value('cost')).toMatchObject({ amount: '4870.00' });
  expect(flags('cost')).toEqual([]);
  expect(value('invoice_number')).toBe('FV/118/07/2026');
});

test('an invoice for waste, with its tax and total, is no report of waste', () => {
  const { type, value } = fieldsOf(
    pagesOf(`Galtee Skips & Recycling Ltd
Invoice 26-3391

Waste skip, mixed waste, 2.4 tonnes        615.00
Recycling of waste wood, 0.8 tonnes        100.00
VAT 20%                                    143.00
Invoice total                             £858.00`),
  );
  expect(type).toBe('purchase_invoice');
  expect(value('cost')).toMatchObject({ amount: '858.00' });
});

test('days of deliveries in rows are not the day of the invoice', () => {
  const { value, flags } = fieldsOf(
    pagesOf(`Harrow Skips Ltd
Invoice 26-3391
30th April 2026

Date          Details               Amount
07/04/2026    14yd skip             295.00
21/04/2026    8yd skip              210.00
Invoice total                      £505.00`),
  );
  expect(value('invoice_date')).toBe('2026-04-30');
  expect(flags('invoice_date')).not.toEqual([]);
});

test('the same sums in two currencies are shown to a person', () => {
  const { value, flags } = fieldsOf(
    pagesOf(`Ostermann Cloud GmbH
Rechnung R-20418 vom 03.02.2026

Dienst                USD          EUR
Rechenzeit         109,41       100,00
Zwischensumme      109,41       100,00
USt. 19 %           20,79        19,00
Gesamtbetrag       130,20       119,00`),
  );
  const cost = value('cost') as { amount: string; currency: string };
  expect([cost.amount, cost.currency]).toEqual(cost.amount === '119.00' ? ['119.00', 'EUR'] : ['130.20', 'USD']);
  expect(flags('cost')).toContain('competing');
});

test('days without a year are of the one year that the bill names', () => {
  const { value } = fieldsOf(
    pagesOf(`Harrow Gas Ltd
Gas bill

Bill date: 6 January 2026
Billing period: Dec 5 to Jan 4
Gas used   1,182 kWh
Total due   £100.00`),
  );
  expect(value('period_start')).toBe('2025-12-05');
  expect(value('period_end')).toBe('2026-01-04');
});

test('what a column adds up to is its total without a label, and a person looks', () => {
  const { value, flags } = fieldsOf(
    pagesOf(`Harrow Travel Ltd
Invoice number   4418
Raised           3 April 2026

London – Leeds          118.20
Leeds – York             31.20
Fees                     42.00
Charged in spring       191.40`),
  );
  expect(value('cost')).toMatchObject({ amount: '191.40' });
  expect(flags('cost')).toContain('unsure');
});

test('what is left after payments on account is not what the bill comes to, whatever that is called', () => {
  const { value } = fieldsOf(
    pagesOf(`Ostermann Wasser GmbH
Rechnung R-20418 vom 03.02.2026

Trinkwasser             419,34
Schmutzwasser           705,24
Festgesetzt           1.124,58
Vorauszahlungen      -1.080,00
Noch zu zahlen           44,58`),
  );
  expect(value('cost')).toMatchObject({ amount: '1124.58' });
});

test('rates of tax in one line are parts of the total too', () => {
  const { value } = fieldsOf(
    pagesOf(`Harrow Hotel Ltd
Invoice no.   4418
Date          3 April 2026

Dinner and room     1,389.00
VAT analysis    9%: 964.22 + 86.78 = 1,051.00     23%: 274.80 + 63.20 = 338.00
Balance due now   £889.00`),
  );
  expect(value('cost')).toMatchObject({ amount: '1389.00' });
});

test('a sum without a label under a larger amount is shown to a person', () => {
  const { flags } = fieldsOf(
    pagesOf(`Harrow Hotel Ltd
Invoice no.   4418     3 April 2026

Dinner and room     1,389.00
VAT 9%: 964.22 + 86.78 = 1,051.00     23%: 274.80 + 63.20 = 338.00`),
  );
  expect(flags('cost')).toContain('competing');
});

test('a reading is no sum of the one before it and of what was used', () => {
  const { value } = fieldsOf(
    pagesOf(`Harrow Gas Ltd
Gas bill

Meter 44187     Start 118,204 m³     End 122,386 m³     Usage 4,182 m³
Natural gas     4,182 m³ x 0.5120     2,141.18
Total due   £2,141.18`),
  );
  expect(value('quantity')).toMatchObject({ amount: '4182' });
});
