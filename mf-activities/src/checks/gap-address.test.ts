import type { Finding } from '@lichen/contracts/activities/checks/checks.call';
import { gapAddress, reviewAddress } from './gap-address';

const gap: Finding = {
  _id: 'gap:b:a',
  kind: 'gap',
  activity_id: 'b',
  activity_type: 'fuel_activitys',
  others: [{ _id: 'a', activity_type: 'fuel_activitys', from: 0, to: 1 }],
  location_id: 'mill',
  from: 2,
  to: 3,
  params: {},
};

it('leads from a gap to a bill like the one before it, over the missing days', () => {
  expect(gapAddress(gap)).toBe('/activities/new/fuel_activitys?like=a&from=2&to=3');
});

it('leads nowhere from what is no gap', () => {
  expect(gapAddress({ ...gap, kind: 'overlap' })).toBeNull();
  expect(gapAddress({ ...gap, others: [] })).toBeNull();
});

it('leads from a manual figure to the activity that it stands for', () => {
  expect(reviewAddress({ ...gap, kind: 'manual_figure' })).toBe('/activities/b');
  expect(reviewAddress(gap)).toBeNull();
});
