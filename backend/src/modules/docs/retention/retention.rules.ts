import { docRetention } from '@lichen/contracts/docs/retention/doc-retention.entity';
import { serve } from '../../../platform/engine/rules';
import { forgetOldDocs } from './forget-old-docs.job';
import { readingsOfRemoved } from './forget-readings.rules';
import { retentionReachAnswer } from './retention-reach.handler';

/** Entities, calls and jobs for the retention of documents. */
export const retention = {
  entities: [serve(docRetention, {})],
  calls: [retentionReachAnswer],
  daily: [forgetOldDocs],
  watches: [readingsOfRemoved],
};
