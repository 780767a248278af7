import { paths } from '@lichen/contracts/api/paths';
import { DEMAND_NOTICES } from '@lichen/contracts/compliance/demands/demand-notices';
import { z } from 'zod';
import { companyRecords } from '../../../platform/engine/company-records';
import type { JobKind } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { compliancePeople } from './compliance-people.query';

export const TELL_OF_DAY = 'compliance.tell-of-day';
const input = z.strictObject({ due: z.number(), ended: z.number() });

/** Sends the compliance team one notice about the changes of a day, once they are written. */
export const tellOfDay = ({ database, clock, push }: Platform): JobKind => ({
  kind: TELL_OF_DAY,
  attempts: 3,
  run: async ({ id, companyId, input: given }) => {
    const { due, ended } = input.parse(given);
    const params = { due: String(due), ended: String(ended) };
    const said = { id, text: DEMAND_NOTICES.partner_day, params, link: paths.partnerCompliance };
    for (const { _id } of await compliancePeople(companyRecords({ database }, companyId)))
      push.toUser(companyId, _id, 'notice', { ...said, created_on: clock.now() });
  },
});
