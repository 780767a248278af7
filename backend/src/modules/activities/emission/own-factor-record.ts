import type { ownFactor } from '@lichen/contracts/activities/own-factor.entity';
import type { RecordOf } from '@lichen/contracts/entity';

export type OwnFactor = RecordOf<typeof ownFactor>;
