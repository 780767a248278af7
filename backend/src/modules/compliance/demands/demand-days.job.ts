import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import type { DailyJob } from '../../../platform/daily/daily-job';
import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { addressesWithRoom, countCompanyMails, mailAllowance } from '../../../platform/mail/mail-allowance';
import type { Platform } from '../../../platform/platform';
import { compliancePeople } from './compliance-people.query';
import { partnerProofMail } from './proof-mails.rules';
import { settleDemands } from './settle.rules';

/** Demands in one transaction. */
const AT_ONCE = 200;

/** One mail about all that the day has brought, once everything of it is written. */
async function mailDay(platform: Platform, unit: UnitOfWork, { companyId, now, newId }: Context, day: number) {
  const told = await unit.read(demand).part(['inforce'], { where: { told_on: day } });
  const ended = told.filter(({ inforce }) => !inforce).length;
  if (told.length === 0) return;
  const allowance = mailAllowance(platform);
  const people = await compliancePeople(unit.read);
  const open = await addressesWithRoom(
    allowance,
    unit.sql,
    now,
    people.map(({ email }) => email),
  );
  const asked = people.filter(({ email }) => open.has(email));
  if (asked.length === 0) return;
  await countCompanyMails(
    allowance,
    unit.sql,
    { companyId, now, newId },
    asked.map(({ email }) => email),
  );
  const ways = { publicUrl: platform.configuration.publicUrl, sayIn: platform.dictionaries.sayIn };
  const counts = { ended, due: told.length - ended };
  for (const to of asked) await platform.mailer.send(partnerProofMail(to, counts, ways), unit.sql, companyId);
}

/**
 * Brings the demands in step with the day on which something of them changes by itself. Only those rows are read, so
 * that it makes no difference how many days nobody looked.
 */
export const demandDays = (platform: Platform): DailyJob => ({
  name: 'compliance.demand-days',
  part: async ({ day, position = '', read }) => {
    const where = { next_change_on: { atMost: day }, id: { above: position } };
    const due = await read(demand).part(['_id'], { where, order: [{ column: 'id' }], limit: AT_ONCE });
    const isLast = due.length < AT_ONCE;
    return {
      next: isLast ? undefined : due.at(-1)?._id,
      write: async ({ unit, context }) => {
        const ids = due.map(({ _id }) => _id);
        const demands = ids.length > 0 ? await unit.records(demand).list({ where: { id: { in: ids } } }) : [];
        await settleDemands(unit, platform.connections, context, demands);
        if (isLast) await mailDay(platform, unit, context, day);
      },
    };
  },
});
