import type { FoundRecord, Remedy } from '@lichen/contracts/activities/checks/remedy';
import { remedyAddress } from './remedy-address';

const record: FoundRecord = { _id: 'a', activity_type: 'fuel_activitys' };
const typed: FoundRecord = { ...record, _id: null };

it.each<[Remedy, string | null]>([
  [{ kind: 'keep', keep: 'a', remove: record }, null],
  [{ kind: 'keep', keep: 'a', remove: null }, '/activities/a'],
  [
    { kind: 'correct', record, values: { amount: 3800, units: 'kWh' } },
    '/activities/a/edit?amount=3800&units=kWh&focus=amount',
  ],
  [{ kind: 'shorten', record, values: { from: 2, to: 3 } }, '/activities/a/edit?from=2&to=3&focus=from'],
  [{ kind: 'shorten', record: typed, values: { from: 2, to: 3 } }, null],
  [{ kind: 'add', record, from: 2, to: 3 }, '/activities/new/fuel_activitys?like=a&from=2&to=3'],
  [{ kind: 'edit', record, field: 'fuel' }, '/activities/a/edit?focus=fuel'],
  [{ kind: 'edit', record, field: null }, '/activities/a/edit'],
  [
    { kind: 'compare', types: ['lease_activitys', 'fuel_activitys'], location_id: 'mill', from: 2, to: 3 },
    '/activities?start_date=2&end_date=3&activity=lease_activitys&activity=fuel_activitys&locations=mill',
  ],
  [{ kind: 'review', record }, '/activities/a'],
  [{ kind: 'location', location_id: 'mill' }, '/business/locations/mill'],
  [{ kind: 'count' }, null],
  [{ kind: 'recalculate' }, '/activities/recalculation'],
  [{ kind: 'potentials' }, '/account/figures'],
])('leads from %j to its page', (remedy, address) => {
  expect(remedyAddress(remedy)).toBe(address);
});
