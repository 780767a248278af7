import { upstreamTransportActivity } from '@lichen/contracts/activities/types/goods/upstream-transport.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { fromRow, given, type Maker, rowsOf } from './maker';

const HEADER = { location_id: 'location_id', partner_id: 'partner_id' };
const ROW = {
  ...{ journey_date: 'date', job_number: 'our_ref', start_location: 'from', end_location: 'to' },
  ...{ distance: 'distance', units: 'distance_units', description: 'detail' },
};

/** Defaults of a transport: by lorry, one way. */
const LORRY = { transport_method: 'lorry', return_journey: false };

/** Turns each job of an invoice into a transport. */
export const makeTransports: Maker = (values, doc_id) =>
  rowsOf(values, 'jobs').map((row, at) => {
    const header = Object.fromEntries(Object.entries(HEADER).map(([to, field]) => [to, values[field]]));
    const job = Object.fromEntries(Object.entries(ROW).map(([to, field]) => [to, row[field]]));
    return {
      entity: upstreamTransportActivity as unknown as Entity,
      draft: given({ ...LORRY, ...header, ...job, doc_id }),
      from: { ...HEADER, ...fromRow('jobs', at, ROW) },
    };
  });
