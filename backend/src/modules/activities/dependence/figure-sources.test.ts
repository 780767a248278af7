import { location } from '@lichen/contracts/business/location.entity';
import { typesBySite } from './figure-sources';

test.each(location.figureFields ?? [])('%s of a location goes into the figures of some type', (field) => {
  expect(typesBySite([field]).length).toBeGreaterThan(0);
});
