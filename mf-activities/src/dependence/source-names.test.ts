import { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicles/vehicle-fuel.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { product } from '@lichen/contracts/business/products/product.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { account } from '@lichen/contracts/identity/account.entity';
import { SOURCE_NAMES } from './source-names';

test('sources of figures have the labels of their entities', () => {
  const sources = [location, vehicle, product, powerSource, partnerReturn, ownFactor, account, vehicleFuelActivity];
  expect(SOURCE_NAMES).toEqual(Object.fromEntries(sources.map(({ name, label }) => [name, label])));
});
