import { certificateDocs } from '@lichen/contracts/docs/types/certificates';
import { electricityDoc } from '@lichen/contracts/docs/types/electricity';
import { utcDay } from '@lichen/contracts/formats/days';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import { type Doc, type DocReading, NEW_DOC } from '../../review/standing';
import { lackOf, lookFirst } from './by-itself';

const VALUES = {
  ...{ location_id: 'works', period_start: utcDay(2026, 10, 1), period_end: utcDay(2026, 10, 31) },
  ...{ electricity_used: 1250, cost: { currency: 'GBP', amount: 300 } },
};
const document = (more: Partial<Doc> = {}): Doc =>
  ({ ...NEW_DOC, status: 'validated', doc_ids: ['electricity'], prep_data: VALUES, confirmed: null, ...more }) as Doc;

const read = (field: string, more: Partial<FieldReading> = {}): FieldReading => ({
  ...{ field, value: VALUES[field as keyof typeof VALUES], raw: '', page: 1, box: null, confidence: 0.99 },
  ...{ how: 'anchor', flags: [], alternatives: [] },
  ...more,
});
const FIELDS = Object.keys(VALUES).map((field) => read(field));
const reading = (more: Partial<DocReading> = {}): DocReading =>
  ({ fields: FIELDS, checks: [], pages: [], parts: null, service: null, ...more }) as unknown as DocReading;
const but = (field: string, more: Partial<FieldReading>) => ({
  fields: FIELDS.map((each) => (each.field === field ? read(field, more) : each)),
});
const SURE = new Map([['electricity', 0.95]]);

it('needs nobody for a document of which every value is sure and proven', () => {
  expect(lookFirst(document(), reading(), SURE)).toBeNull();
});

const warning = { message: 'Another record has the same invoice number.', entity: 'docs', id: '1', name: 'A-1' };
const failed = { rule: 'net_plus_tax', holds: false, fields: ['cost'] };

it.each<[string, string, Partial<Doc>, Partial<DocReading>]>([
  ['a failed rule', 'rule_failed', {}, { checks: [failed] }],
  [
    'a failed rule about values that the form has no field for',
    'rule_failed',
    {},
    { checks: [{ ...failed, fields: ['net'] }] },
  ],
  ['a failed rule beside one that holds', 'rule_failed', {}, { checks: [{ ...failed, holds: true }, failed] }],
  ['a warning', 'warned', { warnings: [warning] }, {}],
  ['errors', 'not_right', { status: 'invalid' }, {}],
  ['values to check', 'not_right', { status: 'ready' }, {}],
  ['a value that somebody changed', 'not_right', { edited: true }, {}],
  ['a value that somebody confirmed', 'not_right', { confirmed: ['cost'] }, {}],
  [
    'several documents in the file',
    'several',
    {},
    {
      parts: [
        { from: 1, to: 1 },
        { from: 2, to: 2 },
      ],
    },
  ],
  ['a service that read it', 'service', {}, { service: 'model' }],
  ['a flag, however sure the value', 'unsure', {}, but('cost', { flags: ['ambiguous_number'] })],
  ['less certainty than the account asks for', 'unsure', {}, but('cost', { confidence: 0.94 })],
  ['a value that was not read', 'typed', {}, { fields: FIELDS.filter(({ field }) => field !== 'cost') }],
  ['a needed value that nothing proves', 'unproven', {}, but('period_end', { how: 'label' })],
  [
    'a partner known from the sender alone',
    'unsure',
    { prep_data: { ...VALUES, partner_id: 'np' } },
    {
      fields: [...FIELDS, read('partner_id', { value: 'np', how: 'sender', confidence: 0.8 })],
    },
  ],
  ['an entry that somebody refused', 'put_off', { ignore_entry: true }, {}],
  ['a later time that somebody chose', 'put_off', { postponed: true }, {}],
  ['parts that replace it', 'put_off', { set_aside: 'split' }, {}],
  ['a type that is not switched on', 'not_switched_on', { doc_ids: ['electricity', 'iso_14001'] }, {}],
])('leaves a document with %s to somebody: %s', (_words, reason, ofDocument, ofReading) => {
  expect(lookFirst(document(ofDocument), reading(ofReading), SURE)).toBe(reason);
});

it('leaves one to somebody that would make no record of a type, or one without emissions', () => {
  const [certificate] = certificateDocs;
  const made = { docType: 'electricity', err_msg: null };
  expect(lackOf([electricityDoc], [made])).toBeNull();
  expect(lackOf([electricityDoc], [])).toBe('nothing');
  expect(lackOf([electricityDoc], [{ docType: 'fuel' }])).toBe('nothing');
  expect(lackOf([electricityDoc], [made, { ...made, err_msg: 'No factor' }])).toBe('no_figure');
  // A certificate makes no record; its expiry is watched.
  expect(lackOf(certificate ? [certificate] : [], [])).toBeNull();
});
