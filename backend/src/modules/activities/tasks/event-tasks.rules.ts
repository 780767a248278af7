import { task } from '@lichen/contracts/activities/tasks/task.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { isExpiryTold } from '@lichen/contracts/docs/expiry';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { account } from '@lichen/contracts/identity/account.entity';
import type { TaskType } from '@lichen/contracts/identity/role-tasks';
import type { Context, Effect, Follower, FollowingUnit, FollowUp, Read } from '../../../platform/engine/rules';
import { newTask, type Wanted } from './new-task';

/** A record that began or ceased to need a task. */
interface Turned {
  readonly id: string;
  /** True for a record created in this transaction, which cannot have an open task yet. */
  readonly isNew: boolean;
  /** False once the work is done or no longer requested. */
  readonly isWaiting: boolean;
  readonly name: string;
  readonly partner_id?: string | undefined;
}

interface Source<E extends Entity> {
  readonly entity: E;
  readonly task_type: TaskType;
  isWaiting(record: RecordOf<E>): boolean;
  /** Returns true for a further reason to look at a record, which asks again after its task was cancelled. */
  isUrgent?(record: RecordOf<E>): boolean;
  nameOf(record: RecordOf<E>): string;
  /** Returns the id of the partner whose name the task takes, if the record has no name. */
  partnerOf?(record: RecordOf<E>): string;
}

const open = async (read: Read, { task_type }: { task_type: TaskType }, ids: readonly string[]) =>
  read(task).list({ where: { task_type, status: 'open', linked_id: { in: [...ids] } } });

async function partnerNames(read: Read, turned: readonly Turned[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(turned.flatMap(({ partner_id }) => partner_id ?? []))];
  if (ids.length === 0) return new Map();
  const partners = await read(partner).part(['_id', 'name'], { where: { id: { in: ids } } });
  return new Map(partners.map(({ _id, name }) => [_id, name]));
}

/** Keeps the last of several changes of a record in one transaction; `isNew` if any of them created it. */
function lastOf(found: readonly Turned[]): Turned[] {
  const made = new Set(found.filter(({ isNew }) => isNew).map(({ id }) => id));
  return [...new Map(found.map((each) => [each.id, { ...each, isNew: made.has(each.id) }])).values()];
}

async function follow<E extends Entity>(
  source: Source<E>,
  found: readonly Turned[],
  unit: FollowingUnit,
  context: Context,
): Promise<void> {
  const turned = lastOf(found);
  const { read } = unit;
  const older = turned.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const known = older.length > 0 ? await open(read, source, older) : [];
  const isKnown = new Set(known.map(({ linked_id }) => linked_id));
  const wanting = turned.filter(({ id, isWaiting }) => isWaiting && !isKnown.has(id));
  const over = new Set(turned.filter(({ isWaiting }) => !isWaiting).map(({ id }) => id));
  const effects: Effect[] = known
    .filter(({ linked_id }) => over.has(linked_id))
    .map((record) => ({
      ...{ kind: 'update', entity: task, record: record as never, as: 'close' },
      changes: { status: 'closed', closed_on: context.now, closed_by: context.email },
    }));
  const own = wanting.length > 0 ? await read(account).find(context.companyId) : undefined;
  if (own?.modules.includes('activities')) {
    const names = await partnerNames(read, wanting);
    for (const { id, name, partner_id } of wanting) {
      const { task_type, entity } = source;
      const wanted: Wanted = { task_type, entity: entity.name, id, name: names.get(partner_id ?? '') ?? name };
      const { linked_to: _shown, ...row } = newTask(wanted, own.task_config, context);
      effects.push({ kind: 'insert', entity: task, row, as: 'create' });
    }
  }
  if (effects.length > 0) await unit.apply(effects);
}

function followerOf<E extends Entity>(source: Source<E>): Follower {
  const isWaiting = (record: Readonly<Record<string, unknown>> | null) =>
    record !== null && source.isWaiting(record as unknown as RecordOf<E>);
  const isUrgent = (record: Readonly<Record<string, unknown>> | null) =>
    record !== null && source.isUrgent?.(record as unknown as RecordOf<E>) === true;
  const followUp: FollowUp = {
    of: (before, after) => {
      const isAnother = isUrgent(after) && !isUrgent(before);
      if (isWaiting(before) === isWaiting(after) && !isAnother) return [];
      const record = (after ?? before) as unknown as RecordOf<E>;
      const turned: Turned = {
        id: record._id,
        isNew: before === null,
        isWaiting: isWaiting(after),
        name: source.nameOf(record),
        partner_id: source.partnerOf?.(record),
      };
      return [turned];
    },
    run: (found, unit, context) => follow(source, found as readonly Turned[], unit, context),
  };
  return { entity: source.entity, followUp };
}

/** Proof that a partner requests and that is missing or due for renewal. */
const requests: Source<typeof complianceRequest> = {
  entity: complianceRequest,
  task_type: 'compliance_requests',
  isWaiting: ({ asked, for_review, inforce, for_renewal }) => asked && !for_review && (!inforce || for_renewal),
  nameOf: ({ demand_type_id }) => demand_type_id,
  partnerOf: ({ partner_id }) => partner_id,
};

const submissions: Source<typeof submission> = {
  entity: submission,
  task_type: 'compliance_submissions',
  isWaiting: ({ status }) => status === 'for_review',
  nameOf: ({ name }) => name,
};

/** Own documents that expire, once for each expiry date. Refused and replaced ones prove nothing. */
const isExpiring = (record: RecordOf<typeof doc>): boolean =>
  isExpiryTold(record) && !['refused', 'replaced'].includes(record.queue);

/** Documents to be reviewed, and expiring ones until they are renewed or deleted. */
const documents: Source<typeof doc> = {
  entity: doc,
  task_type: 'document_review',
  isWaiting: (record) => record.queue === 'to_review' || isExpiring(record),
  isUrgent: isExpiring,
  nameOf: ({ name }) => name,
};

/** Documents of partners that this company has applied and that expire. */
const sharedDocuments: Source<typeof sharedDoc> = {
  entity: sharedDoc,
  task_type: 'document_review',
  isWaiting: (record) => record.applied_on !== null && isExpiryTold(record),
  nameOf: ({ name }) => name,
};

/** Vehicle reviews are created by the calendar; deleting the vehicle closes them. */
const vehicles: Source<typeof vehicle> = {
  entity: vehicle,
  task_type: 'vehicle_review',
  isWaiting: () => true,
  nameOf: ({ name }) => name,
};

const ofVehicles = followerOf(vehicles);

export const taskFollowers: readonly Follower[] = [
  followerOf(requests),
  followerOf(submissions),
  followerOf(documents),
  followerOf(sharedDocuments),
  // A new vehicle is reviewed after its first period.
  {
    ...ofVehicles,
    followUp: {
      ...ofVehicles.followUp,
      of: (before, after) => (before && !after ? ofVehicles.followUp.of(before, after) : []),
    },
  },
];
