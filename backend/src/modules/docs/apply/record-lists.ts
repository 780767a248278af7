import { location } from '@lichen/contracts/business/location.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { fromRow, given, type Maker, rowsOf } from './maker';

/** Each row of a list is a record, whose fields are called as those of the row. */
const listOf =
  (list: string, entity: Entity): Maker =>
  (values) =>
    rowsOf(values, list).map((row, at) => ({
      entity,
      draft: given(row),
      from: fromRow(list, at, Object.fromEntries(Object.keys(row).map((name) => [name, name]))),
    }));

export const makeVehicles = listOf('vehicle_list', vehicle as unknown as Entity);
export const makeLocations = listOf('location_list', location as unknown as Entity);
