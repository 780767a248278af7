import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicles/vehicle-fuel.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { fromRow, given, type Maker, rowsOf } from './maker';

const REFUEL = ['vehicle_id', 'date', 'fuel_type', 'quantity', 'fuel_units', 'number_of_hours', 'cost'];
const DRIVEN = ['distance', 'distance_units'];

/** Turns each row into fuel taken by a vehicle. Distance units are dropped if there is no distance. */
export const makeVehicleFuels: Maker = (values, doc_id) =>
  rowsOf(values, 'records').map((row, at) => {
    const names = typeof row['distance'] === 'number' ? [...REFUEL, ...DRIVEN] : REFUEL;
    return {
      entity: vehicleFuelActivity as unknown as Entity,
      draft: given({ ...Object.fromEntries(names.map((name) => [name, row[name]])), doc_id }),
      from: fromRow('records', at, Object.fromEntries(names.map((name) => [name, name]))),
    };
  });
