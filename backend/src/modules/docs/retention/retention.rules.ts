import { docRetention } from '@lichen/contracts/docs/retention/doc-retention.entity';
import { serve } from '../../../platform/engine/rules';
import { forgetOldDocs } from './forget-old-docs.job';
import { readingsOfRemoved } from './forget-readings.rules';

/** How long documents are kept, and what goes with one. */
export const retention = {
  entities: [serve(docRetention, {})],
  daily: [forgetOldDocs],
  watches: [readingsOfRemoved],
};
