import type { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

export type OwnFactor = RecordOf<typeof ownFactor>;
