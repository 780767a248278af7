import { numberedStops, stopOfText } from '@lichen/contracts/places/stops';
import type { Migration } from '../../../platform/store/schema';

/** Stops of vehicle journeys were plain texts once. */
export const up: Migration['up'] = (schema) =>
  schema.rewriteJson('activities', {
    column: 'data',
    where: { activity_type: 'vehicle_journeys' },
    holding: '"stops":[',
    rewrite: (data) => ({ ...data, stops: numberedStops((data['stops'] as string[]).map(stopOfText)) }),
  });
