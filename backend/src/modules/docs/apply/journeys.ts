import { businessTravelActivity } from '@lichen/contracts/activities/types/staff/business-travel.entity';
import { upstreamTransportActivity } from '@lichen/contracts/activities/types/goods/upstream-transport.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { fromRow, given, type Maker, rowsOf } from './maker';

const FIELDS = [
  ...['trip_type', 'profile_id', 'location_id', 'journey_date', 'transport_method', 'travel_class', 'fuel_type'],
  ...['start_location', 'end_location', 'return_journey', 'distance', 'units', 'partner_id', 'cost', 'description'],
];

const ENTITIES = [businessTravelActivity, upstreamTransportActivity] as unknown as readonly Entity[];

/** Turns each row into a journey; the trip type selects the entity. */
export const makeJourneys: Maker = (values, doc_id) =>
  rowsOf(values, 'records').map((row, at) => {
    const entity = ENTITIES.find(({ name }) => name === row['trip_type']);
    if (!entity) throw new Error(`No journey is of the type ${String(row['trip_type'])}`);
    // Transports of goods have no cost field.
    const names = FIELDS.filter((name) => Object.hasOwn(entity.fields, name));
    return {
      entity,
      draft: given({ ...Object.fromEntries(names.map((name) => [name, row[name]])), doc_id }),
      from: fromRow('records', at, Object.fromEntries(names.map((name) => [name, name]))),
    };
  });
