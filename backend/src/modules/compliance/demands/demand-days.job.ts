import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import type { DailyJob } from '../../../platform/daily/daily-job';
import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { SYSTEM } from '../../../platform/jobs/jobs';
import { mailAllowance, takeCompanyMails } from '../../../platform/mail/mail-allowance';
import type { Platform } from '../../../platform/platform';
import type { Selection } from '../../../platform/store/sql';
import { compliancePeople } from './compliance-people.query';
import { partnerProofMail } from './proof-mails.rules';
import { settleDemands } from './settle.rules';
import { TELL_OF_DAY } from './tell-of-day.job';

/** Demands per transaction. */
const AT_ONCE = 200;

interface Counts {
  readonly due: number;
  readonly ended: number;
}

/** Sends the daily email to as many people as the mail allowance permits; the others see the notice only. */
async function mailDay(platform: Platform, unit: UnitOfWork, context: Context, counts: Counts) {
  const people = await compliancePeople(unit.read);
  const mailed = await takeCompanyMails(mailAllowance(platform), unit.sql, context, people);
  const { companyId } = context;
  const ways = { companyId, publicUrl: platform.configuration.publicUrl, sayIn: platform.dictionaries.sayIn };
  const mails = mailed.map(({ to }) => partnerProofMail(to, counts, ways));
  await platform.mailer.sendAll(mails, unit.sql, companyId);
}

/** Sends one email and one notice for the whole day, once all its demands are written. */
async function tellDay(platform: Platform, unit: UnitOfWork, context: Context, day: number): Promise<void> {
  const told = await unit.read(demand).part(['inforce'], { where: { told_on: day } });
  if (told.length === 0) return;
  const ended = told.filter(({ inforce }) => !inforce).length;
  const counts = { ended, due: told.length - ended };
  const { companyId } = context;
  await platform.jobs.add(unit.sql, { companyId, userId: SYSTEM, kind: TELL_OF_DAY, input: counts });
  await mailDay(platform, unit, context, counts);
}

/** Returns the selection after a position. Rows are ordered by partner, so that each partner is looked up once. */
function after(position: string): Selection {
  const [partner_id = '', id = ''] = position.split(' ');
  return { anyOf: [[{ partner_id: { above: partner_id } }, { partner_id, id: { above: id } }]] };
}

/**
 * Updates demands on the day on which their state changes by itself. Only due rows are read, so missed days are caught
 * up.
 */
export const demandDays = (platform: Platform): DailyJob => ({
  name: 'compliance.demand-days',
  part: async ({ day, position = '', read }) => {
    const order = [{ column: 'partner_id' }, { column: 'id' }];
    const where = { next_change_on: { atMost: day } };
    const due = await read(demand).part(['_id', 'partner_id'], { where, ...after(position), order, limit: AT_ONCE });
    const last = due.length < AT_ONCE ? undefined : due.at(-1);
    return {
      next: last && `${last.partner_id} ${last._id}`,
      write: async ({ unit, context }) => {
        const ids = due.map(({ _id }) => _id);
        await settleDemands(unit, platform.connections, context, ids);
        if (!last) await tellDay(platform, unit, context, day);
      },
    };
  },
});
