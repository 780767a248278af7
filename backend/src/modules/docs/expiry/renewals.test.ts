import { COMPARE_AGAIN, RENEWED } from '@lichen/contracts/docs/expiry';
import { utcDay } from '@lichen/contracts/formats/days';
import { type Expiring, renewalGroups, renewals } from './renewals';
import { subjectOf } from './successions';

const of = (id: string, year: number, more: Partial<Expiring> = {}): Expiring => ({
  ...{ _id: id, doc_type_id: 'iso_14001', partner_id: null, prep_data: { company_name: 'Own Ltd' } },
  ...{ expiry_date: utcDay(year, 6, 1), expiry_told: null, applied_on: 1 },
  ...more,
});
const told = (...all: Expiring[]) => renewals(all).map(({ record, expiry_told }) => [record._id, expiry_told]);

it('takes an older certificate as renewed by a newer one of the same holder', () => {
  const old = of('old', 2026, { expiry_told: 'expired' });
  expect(told(old, of('new', 2029))).toEqual([['old', RENEWED]]);
  expect(told({ ...old, expiry_told: RENEWED }, of('new', 2029))).toEqual([]);
  expect(told(old, of('new', 2029, { prep_data: { company_name: 'OWN ltd.' } }))).toEqual([['old', RENEWED]]);
});

it.each<[string, Partial<Expiring>]>([
  ['another type', { doc_type_id: 'iso_9001' }],
  ['another holder', { prep_data: { company_name: 'Other Ltd' } }],
  ['a partner', { partner_id: 'partner' }],
  ['one that is not applied', { applied_on: null }],
  ['one that ends on the same day', { expiry_date: utcDay(2026, 6, 1) }],
])('does not take it as renewed by %s', (_words, more) => {
  expect(told(of('old', 2026, { expiry_told: 'expired' }), of('new', 2029, more))).toEqual([]);
});

it('announces an expiry again once there is no newer document', () => {
  expect(told(of('old', 2026, { expiry_told: RENEWED }))).toEqual([['old', null]]);
});

it('compares again what an earlier rule took as renewed', () => {
  const old = of('old', 2026, { expiry_told: COMPARE_AGAIN });
  expect(told(old)).toEqual([['old', null]]);
  expect(told(old, of('new', 2029))).toEqual([['old', RENEWED]]);
});

it('looks only at changes that can matter', () => {
  const one = of('one', 2029);
  const group = {
    ...{ columns: { doc_type_id: 'iso_14001', partner_id: null }, location_id: null },
    subject: subjectOf(one),
  };
  expect(renewalGroups(null, one)).toEqual([group]);
  expect(renewalGroups(one, { ...one, applied_on: null })).toEqual([group]);
  expect(renewalGroups(one, { ...one, prep_data: { ...one.prep_data, certificate_number: 'A-1' } })).toEqual([group]);
  const [old, ...others] = renewalGroups(one, { ...one, partner_id: 'other' });
  expect([old, others.map(({ columns }) => columns.partner_id)]).toEqual([group, ['other']]);
  const moved = { ...one, prep_data: { ...one.prep_data, location_id: 'mill' } };
  expect(renewalGroups(one, moved).map(({ location_id }) => location_id)).toEqual([null, 'mill']);
  expect(renewalGroups(one, { ...one, expiry_told: 'expires_soon' })).toEqual([]);
  expect(renewalGroups(null, of('bill', 2029, { doc_type_id: 'electricity' }))).toEqual([]);
  // Each message of a list has a date of its own; a newer message replaces none.
  expect(renewalGroups(null, of('list', 2029, { doc_type_id: 'whatsapp' }))).toEqual([]);
});
