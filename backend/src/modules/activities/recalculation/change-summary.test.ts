import type { Scope } from '@lichen/contracts/activities/inventory-line';
import { addToTally, basesOf, changeSummary, distanceOf, emptyTally, figuresOf } from './change-summary';

const journey = (scope: Scope, co2_ug: number) =>
  figuresOf([
    {
      ...{ used: true, superseded_by: null, component: 'direct', scope2_basis: null, scope3_category: null },
      ...{ scope, co2_ug },
    },
  ]);
const changed = (before: Scope, after: Scope) => ({
  ...{
    activity_id: 'journey',
    activity_type: 'vehicle_journeys',
    location_id: 'works',
    reasons: ['Fuel was recorded'],
  },
  ...{ before: journey(before, 25_561_000), after: journey(after, 25_561_000) },
});

it('tells a figure that leaves the scopes as lost to every total, and where it stands instead', () => {
  const change = changed('scope_1', 'no_scope');
  const tally = emptyTally();
  addToTally(tally, change);
  const { total, locations, scopes, movers } = changeSummary(tally);

  const lost = { before_kg: 25.561, after_kg: 0 };
  expect([total, ...locations, ...movers]).toEqual(Array.from({ length: 3 }, () => expect.objectContaining(lost)));
  expect(scopes).toMatchObject([
    { key: 'no_scope', before_kg: 0, after_kg: 25.561 },
    { key: 'scope_1', before_kg: 25.561, after_kg: 0 },
  ]);
  expect([basesOf(change.before), basesOf(change.after)]).toEqual([
    { location: 25_561_000, market: null },
    { location: 0, market: null },
  ]);
  expect(distanceOf(change)).toBe(25_561_000);
});

it('tells one that comes back into the scopes as new to every total', () => {
  const tally = emptyTally();
  addToTally(tally, changed('no_scope', 'scope_1'));
  expect(changeSummary(tally).total).toMatchObject({ before_kg: 0, after_kg: 25.561 });
});
