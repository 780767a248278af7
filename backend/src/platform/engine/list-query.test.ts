import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { inventoryYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import { conductIssue } from '@lichen/contracts/business/company/conduct-issue.entity';
import { managementRole } from '@lichen/contracts/business/company/management-role.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { DEMAND_TYPES } from '@lichen/contracts/compliance/demands/demand-words';
import type { Entity } from '@lichen/contracts/entity/entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { Problem } from '@lichen/contracts/api/problems';
import { yearBounds } from '@lichen/contracts/formats/days';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { probe } from '../../../test/probe';
import { isSearch, selectionOf } from './list-query';

const refused = (query: Record<string, string[]>) => {
  try {
    selectionOf(probe, query);
    return undefined;
  } catch (error) {
    return (error as { errors: Record<string, string> }).errors;
  }
};

it.each([
  [{ company_id: ['x'] }, { company_id: FIELD_TEXTS.unknownFilter }],
  [{ amount: ['1'] }, { amount: FIELD_TEXTS.unknownFilter }],
  [{ constructor: ['x'] }, { constructor: FIELD_TEXTS.unknownFilter }],
  [{ limit: ['0'] }, { limit: FIELD_TEXTS.limit }],
  [{ limit: ['2001'] }, { limit: FIELD_TEXTS.limit }],
  [{ limit: ['ten'] }, { limit: FIELD_TEXTS.limit }],
  [{ limit: ['1e3'] }, { limit: FIELD_TEXTS.limit }],
  [{ limit: [''] }, { limit: FIELD_TEXTS.limit }],
  [{ offset: ['-1'] }, { offset: FIELD_TEXTS.wholeNumber }],
  [{ offset: ['NaN'] }, { offset: FIELD_TEXTS.wholeNumber }],
  [{ limit: ['10', '20'] }, { limit: FIELD_TEXTS.limit }],
  [{ sort: ['title', '-title'] }, { sort: FIELD_TEXTS.unknownSort }],
  [{ sort: ['amount'] }, { sort: FIELD_TEXTS.unknownSort }],
  [{ sort: ['title; DROP TABLE probes'] }, { sort: FIELD_TEXTS.unknownSort }],
  [{ sort: ['--title'] }, { sort: FIELD_TEXTS.unknownSort }],
  [{ start_date: ['today'] }, { start_date: FIELD_TEXTS.wholeNumber }],
  [{ start_date: ['1', '2'] }, { start_date: FIELD_TEXTS.wholeNumber }],
  [{ numbers: ['company_id'] }, { numbers: FIELD_TEXTS.choice }],
  [{ title: ['x'.repeat(501)] }, { title: FIELD_TEXTS.tooLong }],
  [{ title: Array.from({ length: 201 }, (_, at) => `${at}`) }, { title: FIELD_TEXTS.tooManyValues }],
] as [Record<string, string[]>, Record<string, string>][])('refuses %j by name', (query, errors) => {
  expect(refused(query)).toEqual(errors);
});

it.each([
  [activity, { field_filter: ['mill'] }, true],
  [activity, { email_filter: ['ada@'] }, true],
  [activity, { field_filter: [''], activity: ['fuel_activitys'] }, false],
  [partner, { search: ['elan'], limit: ['5'] }, true],
  [partner, { limit: ['5'] }, false],
  [partner, { constructor: ['x'] }, false],
] as [Entity, Record<string, string[]>, boolean][])('tells a search in %p: %j', (entity, query, isOne) => {
  expect(isSearch(entity, query)).toBe(isOne);
});

it.each(['tags', 'field_filter', 'email_filter'])('asks of %s for twenty values at most, the same one once', (name) => {
  const values = Array.from({ length: 20 }, (_, at) => `value ${at}`);
  const of = (asked: string[]) => () => selectionOf(activity, { [name]: asked });

  expect(of([...values, ...values])).not.toThrow();
  expect(of([...values, 'more'])).toThrow(expect.objectContaining({ errors: { [name]: FIELD_TEXTS.tooManyValues } }));
});

it('refuses a word where whole numbers are kept, and takes nothing for rows without one', () => {
  const of = (year: string[]) => () => selectionOf(inventoryYear, { year });

  expect(of(['2025', 'abc'])).toThrow(expect.objectContaining({ errors: { year: FIELD_TEXTS.wholeNumber } }));
  expect(of(['2025', ''])().anyOf).toEqual([[{ year: { in: [2025, null] } }]]);
});

it('takes a word for rows that point to no record, beside those that do', () => {
  const of = (partners: string[]) => selectionOf(activity, { partners }).anyOf;

  expect(of(['none'])).toContainEqual([{ partner_id: null }]);
  expect(of(['p', 'none'])).toContainEqual([{ partner_id: { in: ['p', null] } }]);
  expect(selectionOf(probe, { title: ['none'] }).anyOf).toEqual([[{ title: 'none' }]]);
});

const CODES = { codeOf: (_list: string, text: string) => (text.toUpperCase() === 'GB' ? 'GB' : undefined) };

it.each([
  [activity, { activity: ['electricity_activitys', 'electricity_activity'] }, { activity: FIELD_TEXTS.choice }],
  [activity, { offset_kind: ['rec'] }, { offset_kind: FIELD_TEXTS.choice }],
  [activity, { behind: ['maybe'] }, { behind: FIELD_TEXTS.boolean }],
  [activity, { include_unapplied: ['yes'] }, { include_unapplied: FIELD_TEXTS.boolean }],
  [inventoryYear, { state: ['closed', 'bogus'] }, { state: FIELD_TEXTS.choice }],
  [partner, { roles: ['supplier', 'friend'] }, { roles: FIELD_TEXTS.choice }],
  [location, { country: ['GB', 'Atlantis'] }, { country: FIELD_TEXTS.choice }],
  [location, { head_office: ['perhaps'] }, { head_office: FIELD_TEXTS.boolean }],
] as [Entity, Record<string, string[]>, Record<string, string>][])(
  'refuses a value that no row can have: %#',
  (entity, query, errors) => {
    expect(() => selectionOf(entity, query, CODES)).toThrow(expect.objectContaining({ errors }));
  },
);

it.each([
  [activity, { activity: ['electricity_activitys'], behind: ['1'], applied: ['false'], tags: ['anything'] }],
  [location, { country: ['GB'], head_office: ['true'] }],
  [location, { country: [''] }],
] as [Entity, Record<string, string[]>][])('takes every value that a row can have: %#', (entity, query) => {
  expect(() => selectionOf(entity, query, CODES)).not.toThrow();
});

it('takes the values that the rules of an entity list, and no other', () => {
  const of = (doc_type: string[]) => () => selectionOf(doc, { doc_type }, { options: { doc_type: ['water'] } });

  expect(of(['water', ''])).not.toThrow();
  expect(of(['water', 'none'])).toThrow(expect.objectContaining({ errors: { doc_type: FIELD_TEXTS.choice } }));
});

it('names everything that is wrong at once', () => {
  expect(Object.keys(refused({ bogus: ['1'], limit: ['0'], start_date: ['x'] }) ?? {})).toEqual([
    'bogus',
    'start_date',
    'limit',
  ]);
});

it('takes at most 2000 rows and 100 without being asked', () => {
  expect(selectionOf(probe, {})).toMatchObject({ limit: 100, offset: 0 });
  expect(selectionOf(probe, { limit: ['2000'], offset: ['4000'] })).toMatchObject({ limit: 2000, offset: 4000 });
});

it('orders by the id last, in one direction', () => {
  expect(selectionOf(probe, { sort: ['-count'] }).order).toEqual([
    { column: 'count', descending: true },
    { column: 'id', descending: true },
  ]);
});

it('takes repeated parameters as any of the values, and empty ones as none', () => {
  expect(selectionOf(probe, { title: ['a', 'b'], search: [''] }).anyOf).toEqual([[{ title: { in: ['a', 'b'] } }]]);
});

it('finds a text by words that stand in several fields, and by its phrase in a single one', () => {
  const fields = ['first_name', 'last_name', 'email', 'role'];
  expect(selectionOf(staffProfile, { search: [' Ada  Turner'] }).anyOf).toEqual([
    fields.map((field) => ({ [field]: { contains: 'Ada' } })),
    fields.map((field) => ({ [field]: { contains: 'Turner' } })),
  ]);
  expect(selectionOf(vehicle, { search: ['White van'] }).anyOf).toEqual([[{ name: { contains: 'White van' } }]]);
});

it('looks for the words of a choice among what it may say', () => {
  const partner = (words: string) => ({ partner_id: { recordLike: { table: 'partners', columns: ['name'], words } } });
  const found = (search: string) => selectionOf(demand, { search: [search] }).anyOf;
  const types = Object.keys(DEMAND_TYPES);
  const some = types.filter((type) => type.includes('insurance'));

  expect(some.length).toBeGreaterThan(0);
  expect(found(' INSURance ')).toEqual([[partner('INSURance'), { demand_type_id: { in: some } }]]);
  expect(found('Partner 0123')).toEqual([[partner('Partner 0123')]]);
  expect(found('type:insurance')).toEqual([[{ demand_type_id: { in: some } }]]);
  expect(found('type:no such type')).toEqual([[{ demand_type_id: { in: [] } }]]);
});

it('leaves out rows whose switch is off, unless they are asked for by either filter of it', () => {
  const of = (query: Record<string, string[]>) => selectionOf(activity, query).anyOf;

  expect(of({})).toEqual([[{ applied: 1 }]]);
  expect(of({ include_unapplied: ['false'], applied: [''] })).toEqual([[{ applied: 1 }]]);
  expect(of({ include_unapplied: ['true'] })).toEqual([]);
  expect(of({ include_unapplied: ['1'], tags: ['a'] })).toEqual([[{ tags: { hasNamed: ['a'] } }]]);
  expect(of({ applied: ['false'] })).toEqual([[{ applied: 0 }]]);
});

it('keeps in every period what is off and has no day, where that is asked for', () => {
  const of = (query: Record<string, string[]>) => selectionOf(activity, query).anyOf;
  const undated = { applied: 0, from: null, to: null };

  expect(of({ start_date: ['5'], end_date: ['9'], include_unapplied: ['true'] })).toEqual([
    [{ to: { atLeast: 5 } }, undated],
    [{ from: { atMost: 9 } }, undated],
  ]);
  expect(of({ start_date: ['5'] })).toEqual([[{ to: { atLeast: 5 } }], [{ applied: 1 }]]);
});

it('narrows to the days of a year, and to periods that touch it', () => {
  const { from, to } = yearBounds(2024);
  const held = selectionOf(managementRole, { year: ['2024'] }).anyOf;

  expect(selectionOf(conductIssue, { year: ['2024'] }).anyOf).toEqual([
    [{ date: { atMost: to } }],
    [{ date: { atLeast: from } }],
  ]);
  expect(held).toEqual([[{ from: { atMost: to } }], [{ to: { atLeast: from } }, { to: null }]]);
});

it.each(['0', '10000', '2024.5', 'last', '-1'])('refuses %s as a year', (year) => {
  expect(() => selectionOf(conductIssue, { year: [year] })).toThrow(Problem);
});
