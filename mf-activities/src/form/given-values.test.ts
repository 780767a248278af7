import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { givenValues } from './given-values';

const given = (search: string) => givenValues(electricityActivity, new URLSearchParams(search));

it('takes what is known of a gap', () => {
  const from = Date.UTC(2026, 4, 1);
  expect(given(`location_id=works&from=${from}&units=MWh`)).toEqual({ location_id: 'works', from, units: 'MWh' });
});

it('ignores what is no field, or cannot be told in an address', () => {
  expect(given('from=soon&amount=5,0&cost=1&scope=scope_1&__proto__=x&nothing=1')).toEqual({});
});
