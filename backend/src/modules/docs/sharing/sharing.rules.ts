import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { sentDoc } from '@lichen/contracts/docs/sharing/sent-doc.entity';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { DOC_TYPES } from '@lichen/contracts/docs/types/all-types';
import { serve } from '../../../platform/engine/rules';
import { docShareRules } from './doc-share.rules';
import { endedShares } from './ended-shares.rules';
import { recallDoc } from './recall.operation';
import { shareDoc } from './share.operation';
import { shareReachAnswer } from './share-reach.handler';
import { describedSharedDocFile, sharedDocFileRoute } from './shared-doc-file.route';
import { tellOfShared } from './tell-of-shared.listener';

/** What the module serves of sharing. */
export const sharing = {
  entities: [
    serve(docShare, docShareRules),
    serve(sharedDoc, { filterOptions: { doc_type: DOC_TYPES.map(({ id }) => id) } }),
    serve(sentDoc, {}),
  ],
  operations: [shareDoc, recallDoc],
  watches: [endedShares],
  calls: [shareReachAnswer],
  listener: tellOfShared,
  route: sharedDocFileRoute,
  described: describedSharedDocFile,
};
