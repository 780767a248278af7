import type { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

/** A factor that a company has stated for itself, as stored. */
export type OwnFactor = RecordOf<typeof ownFactor>;
