import type { EsgSection } from '@lichen/contracts/business/company/esg-status.call';
import { utcDay } from '@lichen/contracts/formats/days';
import {
  locationSection,
  powerSection,
  productSection,
  type Products,
  type Sites,
  vehicleSection,
  type Vehicles,
} from './asset-sections';

type Site = Sites[number];
const site = (_id: string, over: Partial<Site> = {}): Site => ({
  ...{ _id, name: _id.toUpperCase(), head_office: false, from: null, to: null },
  ...{ uses_fuel: false, area: 120, sensitive_area: 'neither' as const },
  ...over,
});

const counts = ({ parts }: EsgSection) =>
  Object.fromEntries(parts.map(({ part, done, total }) => [part, [done, total]]));
const missing = (section: EsgSection) =>
  section.missing.map(({ label, path }) => {
    const { name, figure } = ('params' in label && label.params) as Record<string, { text?: string; words?: string }>;
    return [name?.text, figure?.words, path];
  });

const set = (...ids: string[]) => new Set(ids);
const BOTH = { electricity: set('a', 'b'), fuel: set('a', 'b') };

describe('locations', () => {
  it('are complete with a head office, what reports state of each, and records of the year', () => {
    const all = locationSection([site('a', { head_office: true, uses_fuel: true })], 2024, BOTH);

    expect(counts(all)).toEqual({ details: [3, 3], records: [2, 2] });
    expect(all.missing).toEqual([]);
  });

  it('link each missing fact to the form, and each missing record to the tab of the year', () => {
    const sites = [site('a', { head_office: true, area: null }), site('b', { sensitive_area: null, uses_fuel: true })];

    expect(missing(locationSection(sites, 2024, { electricity: set('b'), fuel: set() }))).toEqual([
      ['A', 'Area', '/business/locations/a/edit'],
      ['A', 'Electricity', '/business/locations/a?tab=electricity&year=2024'],
      ['B', 'Sensitive area', '/business/locations/b/edit'],
      ['B', 'Fuel', '/business/locations/b?tab=energy&year=2024'],
    ]);
  });

  it.each([
    ['closed before the year', { to: utcDay(2023, 12, 31) }, 0],
    ['closed on its first day', { to: utcDay(2024, 1, 1) }, 1],
    ['opened on its last day', { from: utcDay(2024, 12, 31) }, 1],
    ['opened after it', { from: utcDay(2025, 1, 1) }, 0],
  ])('count where they are in use: %s', (_, dates, times) => {
    // One item is the head office of the company.
    expect(counts(locationSection([site('a', dates)], 2024, BOTH))).toEqual({
      details: [2 * times, 2 * times + 1],
      records: [times, times],
    });
  });

  it('need no records of a year to come', () =>
    expect(counts(locationSection([site('a')], 2031, null))).toEqual({ details: [2, 3], records: [0, 0] }));

  it('ask for the head office where none is said', () =>
    expect(locationSection([], 2024, BOTH).missing).toEqual([
      { part: 'details', label: { words: 'Head office' }, path: '/business/locations' },
    ]));
});

describe.each([
  [vehicleSection, 'vehicles', 'Fuel or journeys', '/business/vehicles/late?tab=fuel&year=2024'],
  [powerSection, 'power', 'Power', '/business/power/late?tab=activity&year=2024'],
])('%o', (sectionOf, section, figure, path) => {
  const all: Vehicles = [
    { _id: 'early', name: 'Early', created_on: utcDay(2020, 1, 1) },
    { _id: 'late', name: 'Late', created_on: utcDay(2024, 12, 31) },
    { _id: 'next', name: 'Next', created_on: utcDay(2025, 1, 1) },
  ];

  it('counts what was there in the year, and what has records of it whenever it was entered', () => {
    const found = sectionOf(all, 2024, set('early'));

    expect([found.section, counts(found)]).toEqual([section, { records: [1, 2] }]);
    expect(missing(found)).toEqual([['Late', figure, path]]);
    expect(counts(sectionOf(all, 2024, set('next')))).toEqual({ records: [1, 3] });
  });

  it('expects nothing of a year to come', () =>
    expect(counts(sectionOf(all, 2024, null))).toEqual({ records: [0, 0] }));
});

describe('products', () => {
  const product = (_id: string, over: Partial<Products[number]>): Products[number] => ({
    ...{ _id, name: _id.toUpperCase(), units: 'kg', density: null, recycle: 40 },
    ...over,
  });

  it('need their recycled content, and a density in other units than those of mass', () => {
    const found = productSection([
      product('a', {}),
      product('b', { units: 'm3', recycle: 0 }),
      product('c', { units: 'm3', density: 0.7, recycle: null }),
      product('d', { units: 'lbs' }),
    ]);

    expect(counts(found)).toEqual({ details: [4, 6] });
    expect(missing(found)).toEqual([
      ['B', 'Density, tons per unit', '/business/product/b'],
      ['C', 'Recycled content, percent', '/business/product/c'],
    ]);
  });

  it('are counted all and named up to a limit', () => {
    const found = productSection(Array.from({ length: 1000 }, (_, at) => product(`p${at}`, { recycle: null })));

    expect([counts(found), found.missing.length]).toEqual([{ details: [0, 1000] }, 50]);
  });
});
