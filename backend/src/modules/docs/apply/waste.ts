import { wasteActivity } from '@lichen/contracts/activities/types/buildings/waste.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { fromRow, given, type Maker, rowsOf } from './maker';

const FIELDS = [
  ...['product_id', 'partner_id', 'location_id', 'processed_at', 'collection_date', 'processing_date', 'order_ref'],
  ...['cost', 'processed_weight', 'processed_weight_units', 'recycled_weight', 'recycled_weight_units', 'rdf_weight'],
  ...['rdf_weight_units', 'landfill_weight', 'landfill_weight_units'],
];

/** Turns each row of a waste report into an activity. */
export const makeWaste: Maker = (values, doc_id) =>
  rowsOf(values, 'waste_processed').map((row, at) => ({
    entity: wasteActivity as unknown as Entity,
    draft: given({ ...Object.fromEntries(FIELDS.map((name) => [name, row[name]])), doc_id }),
    from: fromRow('waste_processed', at, Object.fromEntries(FIELDS.map((name) => [name, name]))),
  }));
