import {
  type LocationPlace,
  locationPlaces,
  MOST_PLACES,
} from '@lichen/contracts/business/locations/location-places.call';
import { location } from '@lichen/contracts/business/location.entity';
import type { CodeOf } from '@lichen/contracts/entity/resolve-code';
import { type Query, selectionOf } from '../../../platform/engine/list-query';
import { handler } from '../../../platform/module';

/**
 * Returns every matching location (up to `MOST_PLACES`) with few fields, so that the map can cluster them and need not
 * send a request when it is moved.
 */
export const locationPlacesHandler = (codeOf: CodeOf) =>
  handler(locationPlaces, async ({ input: { search, country }, read }) => {
    const asked: Query = {
      ...(search === undefined ? {} : { search: [search] }),
      ...(country === undefined ? {} : { country: [country].flat() }),
    };
    const { anyOf } = selectionOf(location, asked, { codeOf });
    const order = [{ column: 'name' }, { column: 'id' }];
    const [list, total] = await Promise.all([
      read(location).part(['_id', 'name', 'latitude', 'longitude'], { anyOf, order, limit: MOST_PLACES }),
      read(location).count({ anyOf }),
    ]);
    return { list: list satisfies LocationPlace[], total, count: list.length };
  });
