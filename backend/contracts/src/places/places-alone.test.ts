import { businessTravelActivity } from '../activities/types/staff/business-travel.entity';
import { placesAlone } from './places-alone';

it('names the places of which nothing but a name is known', () => {
  const values = {
    start_location: { name: 'Gardermoen huts' },
    end_location: { name: 'Bergen', country: 'NO' },
  };
  expect(placesAlone(businessTravelActivity, values)).toEqual(['Gardermoen huts']);
  expect(placesAlone(businessTravelActivity, { start_location: { name: 'Leeds', place_id: 'g:1' } })).toEqual([]);
  expect(placesAlone(businessTravelActivity, { start_location: null, end_location: { name: '' } })).toEqual([]);
});
