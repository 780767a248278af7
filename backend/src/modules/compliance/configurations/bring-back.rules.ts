import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { allEnded } from '../../../platform/async/all-ended';
import type { Context } from '../../../platform/engine/rules';
import { takeKept, withKept } from '../../../platform/engine/unit/kept-records';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Platform } from '../../../platform/platform';
import { type Demand, EMPTIED, type Submission } from '../demands/demand.rules';
import { type ConnectedCompany, companiesBehind } from '../demands/asked-company.rules';
import type { Configuration } from './planned-of';

type Stored = RecordOf<Entity>;
type Check = RecordOf<typeof complianceCheck>;

/** Returns those ids that still belong to a record. */
async function stillThere(unit: UnitOfWork, entity: Entity, ids: readonly (string | null)[]): Promise<Set<string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Set();
  const found = await unit.records(entity).part(['_id'], { where: { id: { in: wanted } } });
  return new Set(found.map(({ _id }) => _id));
}

async function checksOf(
  behind: ReadonlyMap<string, ConnectedCompany>,
  submissions: readonly Submission[],
): Promise<Map<string, Check>> {
  const own = async ([partner_id, { unit }]: readonly [string, ConnectedCompany]) => {
    const ids = submissions.filter((each) => each.partner_id === partner_id).map(({ check_id }) => check_id);
    return ids.length === 0 ? [] : unit.records(complianceCheck).list({ where: { id: { in: ids } } });
  };
  // Concurrently, so that the statements of all companies are sent together.
  const found = await allEnded([...behind].map(own));
  return new Map(found.flat().map((check) => [check._id, check]));
}

interface Meanwhile {
  readonly checks: ReadonlyMap<string, Check>;
  readonly files: ReadonlySet<string>;
  readonly passports: ReadonlySet<string>;
}

const RECALLED = { status: 'recalled', ...EMPTIED, passport_id: null, passport_file: null } as const;

/**
 * Returns a removed submission as it must be restored. One that waited for a decision waits again if its document is
 * still shared, because only the deactivation recalled it. One that its company has recalled since stays recalled.
 */
function nowOf(kept: Submission, { checks, files, passports }: Meanwhile): Submission {
  if (kept.passport_id !== null) return passports.has(kept.passport_id) ? kept : { ...kept, ...RECALLED };
  const shared_doc = kept.shared_doc !== null && files.has(kept.shared_doc) ? kept.shared_doc : null;
  const isGone = kept.survey_hash === null && shared_doc === null;
  const isTakenBack = checks.get(kept.check_id)?.status === 'recalled' && kept.status !== 'recalled';
  if (isTakenBack && (kept.status !== 'for_review' || isGone)) return { ...kept, ...RECALLED };
  return { ...kept, shared_doc };
}

/**
 * Restores removed demands of a configuration and their submissions, for partners that still exist. The demands take
 * today's `mandatory`, `frequency` and `requires_review` of the configuration.
 */
export async function bringBackDemands(
  { database, connections }: Pick<Platform, 'database' | 'connections'>,
  unit: UnitOfWork,
  context: Context,
  { mandatory, frequency, requires_review }: Configuration,
  ids: readonly string[],
): Promise<void> {
  const kept = await takeKept(database, unit, demand, ids, context);
  const partnerIds = [...new Set(kept.map(({ record }) => (record as unknown as Demand).partner_id))];
  // Partners are locked first, in the same order as every other writer.
  if (partnerIds.length > 0) await unit.records(partner).hold(partnerIds);
  const partners = await stillThere(unit, partner, partnerIds);
  const own = kept.filter(({ record }) => partners.has((record as unknown as Demand).partner_id));
  if (own.length === 0) return;
  const submissions = own.flatMap((each) => withKept(each, submission));
  const meanwhile = {
    checks: await checksOf(await companiesBehind(unit, connections, context, [...partners]), submissions),
    files: await stillThere(
      unit,
      sharedDoc,
      submissions.map(({ shared_doc }) => shared_doc),
    ),
    passports: await stillThere(
      unit,
      receivedPassport,
      submissions.map(({ passport_id }) => passport_id),
    ),
  };
  const again = (record: Stored) => ({ ...record, version: record.version + 1, updated_on: context.now });
  await unit.insertAll(
    demand,
    own.map(({ record }) => ({ ...again(record), mandatory, frequency, requires_review })),
    'restore',
  );
  const back = submissions.map((each) => again(nowOf(each, meanwhile) as unknown as Stored));
  if (back.length > 0) await unit.insertAll(submission, back, 'restore');
}
