import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { OpenWatch } from '../../../platform/engine/unit/watch';
import type { Plain } from '../../../platform/store/columns';
import type { Where } from '../../../platform/store/sql';
import { answerRequests, recallAnswers } from './answer-requests.rules';
import type { Demand } from './demand.rules';
import { endGone, endRequests, recallWhileApart } from './end-requests.rules';
import { settleDemands } from './settle.rules';

/** Changes of one transaction that affect demands and requests. */
interface Heard {
  /** Ids of own demands that were created or changed, or whose submissions changed. */
  readonly demands: Set<string>;
  readonly gone: Demand[];
  /** Partners that were connected or disconnected. */
  readonly joined: Set<string>;
  readonly parted: Set<string>;
  readonly shared: RecordOf<typeof docShare>[];
  readonly recalled: Set<string>;
  readonly deletedDocs: Set<string>;
}

/** Demand fields that a person or the other company changes; all others are derived. */
const ASKED_BY: readonly (keyof Demand)[] = [
  'status',
  'overridden',
  'mandatory',
  'reminder_sent_on',
  'opened_on',
  'started_on',
];

function hearDemand(heard: Heard, before: Plain | null, after: Plain | null): void {
  if (!after) heard.gone.push(before as unknown as Demand);
  else if (!before || ASKED_BY.some((name) => before[name] !== after[name])) heard.demands.add(String(after['_id']));
}

function hearSubmission(heard: Heard, before: Plain | null, after: Plain | null): void {
  // Expiry is written by the code that settles the demand.
  const isMoved = before && after && before['demand_id'] !== after['demand_id'];
  if (isMoved || (after && before?.['status'] !== after['status'] && after['status'] !== 'expired'))
    heard.demands.add(String(after['demand_id']));
}

function hearPartner(heard: Heard, before: Plain | null, after: Plain | null): void {
  const [was, is] = [before, after].map((row) => row?.['invite_status'] === 'connected');
  if (was === is) return;
  const id = String((after ?? before)?.['_id']);
  (is ? heard.joined : heard.parted).add(id);
}

function hearShare(heard: Heard, before: Plain | null, after: Plain | null): void {
  const [was, is] = [before, after].map((row) => row?.['status'] === 'shared');
  if (!was && is) heard.shared.push(after as unknown as RecordOf<typeof docShare>);
  if (was && !is) heard.recalled.add(String(before?.['_id']));
}

const HEARS: Readonly<Record<string, (heard: Heard, before: Plain | null, after: Plain | null) => void>> = {
  [demand.name]: hearDemand,
  [submission.name]: hearSubmission,
  [partner.name]: hearPartner,
  [docShare.name]: hearShare,
  [doc.name]: (heard, before, after) => {
    if (before && !after) heard.deletedDocs.add(String(before['_id']));
  },
};

/** Returns checks to recall because their share or document is gone, whatever was decided. */
async function recalledChecks(unit: UnitOfWork, { recalled, deletedDocs }: Heard) {
  const open = { status: { in: ['for_review', 'submitted', 'accepted', 'rejected', 'expired'] } };
  const list = (where: Where) => unit.records(complianceCheck).list({ where: { ...open, ...where } });
  const found = [
    ...(recalled.size > 0 ? await list({ doc_share_id: { in: [...recalled] } }) : []),
    ...(deletedDocs.size > 0 ? await list({ doc_id: { in: [...deletedDocs] } }) : []),
  ];
  return [...new Map(found.map((check) => [check._id, check])).values()];
}

async function ownDemands(unit: UnitOfWork, { demands, joined, parted }: Heard): Promise<string[]> {
  const partners = [...joined, ...parted];
  const where = { partner_id: { in: partners } };
  const found = partners.length > 0 ? await unit.read(demand).part(['_id'], { where }) : [];
  return [...new Set([...demands, ...found.map(({ _id }) => _id)])];
}

/**
 * Synchronises the demands and requests of two companies, in the transaction of any change that affects them: a share,
 * a recall, a decision, a connection or its end.
 */
export const demandsInStep: OpenWatch = (watching) => {
  const heard: Heard = {
    ...{ demands: new Set(), gone: [], joined: new Set(), parted: new Set() },
    ...{ shared: [], recalled: new Set(), deletedDocs: new Set() },
  };
  return {
    note: ({ name }, before, after) => HEARS[name]?.(heard, before, after),
    beforeCommit: async (unit) => {
      const { connections, context } = watching;
      const answering = { unit, connections, context };
      if (heard.recalled.size + heard.deletedDocs.size > 0)
        await recallAnswers(answering, await recalledChecks(unit, heard));
      for (const share of heard.shared) await answerRequests(answering, share);
      if (heard.parted.size > 0) await endRequests(unit, heard.parted);
      if (heard.joined.size > 0) await recallWhileApart(unit, watching, heard.joined);
      await settleDemands(unit, connections, context, await ownDemands(unit, heard));
      // Runs last: submissions given back to a replaced demand have been moved by now.
      if (heard.gone.length > 0) await endGone(unit, watching, heard.gone);
    },
  };
};
