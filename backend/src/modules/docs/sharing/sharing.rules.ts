import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { sentDoc } from '@lichen/contracts/docs/sharing/sent-doc.entity';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { DOC_TYPES } from '@lichen/contracts/docs/types/all-types';
import { serve } from '../../../platform/engine/rules';
import { applyShared, unapplyShared } from './apply-shared.operation';
import { docShareRules } from './doc-share.rules';
import { endedShares } from './ended-shares.rules';
import { partnerDocsAnswer } from './partner-docs.handler';
import { recallDoc } from './recall.operation';
import { shareDoc } from './share.operation';
import { shareReachAnswer } from './share-reach.handler';
import { describedSharedDocFile, sharedDocFileRoute } from './shared-doc-file.route';
import { uploadShared } from './upload-shared.operation';
import { tellOfShared } from './tell-of-shared.listener';

/** Entities, operations, calls and route that the module serves for sharing. */
export const sharing = {
  entities: [
    serve(docShare, docShareRules),
    serve(sharedDoc, { filterOptions: { doc_type: DOC_TYPES.map(({ id }) => id) } }),
    serve(sentDoc, {}),
  ],
  operations: [shareDoc, recallDoc, uploadShared, applyShared, unapplyShared],
  watches: [endedShares],
  calls: [shareReachAnswer, partnerDocsAnswer],
  listener: tellOfShared,
  route: sharedDocFileRoute,
  described: describedSharedDocFile,
};
