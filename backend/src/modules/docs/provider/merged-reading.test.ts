import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import { answerSchema } from './answer-schema.client';
import { agrees, type SaidField, valueSaid } from './said-values';
import { NOT_ON_PAGE, withSaid } from './merged-reading';

const electricity = docTypeOf('electricity') as DocType;
const BOX = { x: 0.1, y: 0.2, width: 0.1, height: 0.01 };

const own = (field: string, value: unknown, confidence = 0.95, flags: string[] = []): FieldReading => ({
  ...{ field, value, confidence, flags },
  ...{ raw: 'as read', page: 1, box: BOX, how: 'label', alternatives: [] },
});

const merged = (fields: FieldReading[], said: Record<string, SaidField | null>, isPrinted = true) =>
  withSaid(fields, electricity, said, (printed) => (isPrinted ? { page: 2, box: BOX, raw: printed } : null));

const used = (value: string) => ({ amount: value, unit: 'kWh' });
const said = (value: string): SaidField => ({ printed: value, value, unit: 'kWh' });

it('takes what only the service has found, for somebody to look at', () => {
  expect(merged([], { electricity_used: said('1250') })).toMatchObject([
    { field: 'electricity_used', value: used('1250'), how: 'provider', page: 2, confidence: 0.85, flags: [] },
  ]);
});

it('marks what nobody finds on the page', () => {
  const flagged = { page: null, box: null, confidence: 0.3, flags: [NOT_ON_PAGE] };
  expect(merged([], { electricity_used: said('1250') }, false)).toMatchObject([flagged]);
  // The words stand there, and say something else.
  const invented = { electricity_used: { printed: '980', value: '1250', unit: 'kWh' } };
  expect(merged([], invented)).toMatchObject([flagged]);
});

it('is sure where both have read the same, whatever marks the decimals', () => {
  const [one] = merged([own('electricity_used', used('1250.00'), 0.5, ['unsure'])], { electricity_used: said('1250') });
  expect(one).toMatchObject({ how: 'label', page: 1, confidence: 0.92, flags: [] });
});

it('leaves it to a person which of two is right', () => {
  const [sure] = merged([own('electricity_used', used('1250'))], { electricity_used: said('980') });
  const [weak] = merged([own('electricity_used', used('1250'), 0.4)], { electricity_used: said('980') });

  expect(sure).toMatchObject({ value: used('1250'), flags: ['competing'], alternatives: [{ value: used('980') }] });
  expect(weak).toMatchObject({ value: used('980'), flags: ['competing'], alternatives: [{ value: used('1250') }] });
});

it('leaves what a file says as data, what a person has shown, and what the service does not prove', () => {
  for (const how of ['xml', 'anchor'] as const) {
    const exact = { ...own('electricity_used', used('1250')), how };
    expect(merged([exact], { electricity_used: said('980') })).toEqual([exact]);
  }
  const weak = own('electricity_used', used('1250'), 0.4);
  expect(merged([weak], { electricity_used: said('980') }, false)).toEqual([weak]);
});

it('takes no field that the type has not, and no value that is none of its kind', () => {
  const odd = {
    invented: said('1'),
    electricity_used: said('many'),
    invoice_date: { printed: '31', value: '2026-02-31' },
  };
  expect(merged([], odd)).toEqual([]);
});

it.each([
  ['5 November 2026', '2026-11-05', true],
  ['05/11/26', '2026-11-05', true],
  ['11/2026', '2026-11-05', false],
  ['5 November 2025', '2026-11-05', false],
])('“%s” can be %s: %s', (printed, value, can) => {
  expect(agrees({ kind: 'day', role: 'invoice_date' }, { printed, value })).toBe(can);
});

it.each([
  ['1.250,50 €', '1250.5', true],
  ['£1,250', '1250.00', true],
  ['1,250', '12500', true],
  ['1,250', '1350', false],
])('“%s” can be the amount %s: %s', (printed, value, can) => {
  expect(agrees({ kind: 'money', role: 'gross' }, { printed, value })).toBe(can);
});

it('asks for every field of the type that is read, and for no other', () => {
  const names = Object.keys(
    answerSchema(electricity).parse(Object.fromEntries(Object.keys(electricity.reads).map((name) => [name, null]))),
  );
  expect(names).toEqual(expect.arrayContaining(['electricity_used', 'cost', 'invoice_date', 'supplier_name']));
});

it('holds money with its currency, or without one where none is printed', () => {
  const cost = { kind: 'money', role: 'gross' } as const;
  expect(valueSaid(cost, { printed: '300', value: '300.00', currency: 'GBP' })).toEqual({
    amount: '300.00',
    currency: 'GBP',
  });
  expect(valueSaid(cost, { printed: '300', value: '300', currency: 'pounds' })).toEqual({
    amount: '300',
    currency: null,
  });
});
