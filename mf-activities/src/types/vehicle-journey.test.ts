import { JOURNEY_TEXTS } from '@lichen/contracts/activities/vehicle-journey.entity';
import { vehicleJourneyForm } from './vehicle-journey';

const { distance } = vehicleJourneyForm;

it('asks for the vehicle, and then for the start, before it works out a distance', () => {
  expect(distance?.refuse?.({})).toBe(JOURNEY_TEXTS.vehicleRequired);
  expect(distance?.refuse?.({ vehicle_id: 'v' })).toBe(JOURNEY_TEXTS.startRequired);
  expect(distance?.refuse?.({ vehicle_id: 'v', from: { name: 'Leeds' } })).toBeNull();
});

it('fills in a job that was stated in hours in kilometres', () => {
  expect(distance?.fill(44.5, { units: 'hours' })).toEqual({ distance: 44.5, units: 'km' });
  expect(distance?.fill(44.5, { units: 'miles' })).toEqual({ distance: 44.5 });
});
