import { partner } from '@lichen/contracts/compliance/partner.entity';
import { z } from 'zod';
import type { End } from '../../../platform/connections/connections';
import type { WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { JobKind } from '../../../platform/jobs/job';
import { SYSTEM } from '../../../platform/jobs/jobs';
import type { Listener } from '../../../platform/jobs/outbox';
import type { Platform } from '../../../platform/platform';
import { companyNameOf, withdrawPending } from './claimed.operation';

const KIND = 'compliance.end-connection';
const input = z.strictObject({ partner_id: z.string() });

/** Starts the job that ends the connection of a deleted partner at the other company. */
export const endConnections = ({ jobs }: Platform): Listener => ({
  name: 'compliance.end-connections',
  on: ['partners.remove'],
  handle: async ({ companyId, payload }, tx) => {
    await jobs.add(tx, { companyId, userId: SYSTEM, kind: KIND, input: { partner_id: payload['id'] } });
  },
});

/** Ends a connection, or withdraws an invitation that is not accepted yet, and updates the other company's partner. */
export async function endBetween(
  { connections }: Pick<Platform, 'connections'>,
  unit: UnitOfWork,
  end: End,
): Promise<void> {
  const other = await connections.counterpart(unit.sql, end);
  if (!other?.recordId) return withdrawPending(unit, connections, end);
  const theirs = unit.across(other, await companyNameOf(unit, end.companyId));
  const record = await theirs.records(partner).find(other.recordId);
  if (record) await theirs.update(partner, record, { invite_status: 'none', connected_on: null }, 'disconnect');
  await connections.end(unit.sql, end);
}

/** Job that ends the connection, or withdraws the invitation, of a deleted partner. */
export const endConnection = (platform: Platform, write: WriteJobBatch): JobKind => ({
  kind: KIND,
  attempts: 5,
  run: (job, tools) =>
    write(
      job,
      tools,
      ({ unit }) =>
        endBetween(platform, unit, { companyId: job.companyId, recordId: input.parse(job.input).partner_id }),
      null,
    ),
});
