import { JOURNEY_TEXTS } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import { vehicleJourneyForm } from './vehicle-journey';

const { distance } = vehicleJourneyForm;

it('asks for the vehicle, and then for the start, before it works out a distance', () => {
  expect(distance?.refuse?.({})).toBe(JOURNEY_TEXTS.vehicleRequired);
  expect(distance?.refuse?.({ vehicle_id: 'v' })).toBe(JOURNEY_TEXTS.startRequired);
  expect(distance?.refuse?.({ vehicle_id: 'v', from: { name: 'Leeds' } })).toBeNull();
});

it('fills in a job that was stated in hours in kilometres', () => {
  expect(distance?.fill([44.5], { units: 'hours' })).toEqual({ distance: 44.5, stops: null, units: 'km' });
  expect(distance?.fill([44.5], { units: 'miles' })).toEqual({ distance: 44.5, stops: null });
});

it('adds up the legs exactly, and says at each stop how far it is from the place before', () => {
  const stops = { stop_1: { address: { name: 'Wetherby' } }, stop_2: { address: { name: 'Tadcaster' } } };

  expect(distance?.fill([0.1, 0.2, 12], { units: 'miles', stops })).toEqual({
    distance: 12.3,
    stops: {
      stop_1: { address: { name: 'Wetherby' }, distance: { distance: 0.1, units: 'miles' } },
      stop_2: { address: { name: 'Tadcaster' }, distance: { distance: 0.2, units: 'miles' } },
    },
  });
});
