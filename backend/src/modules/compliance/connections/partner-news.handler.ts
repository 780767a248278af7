import { notFound } from '@lichen/contracts/api/problems';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerNews } from '@lichen/contracts/compliance/partner-news.call';
import { companyRecords } from '../../../platform/engine/company-records';
import { handler } from '../../../platform/module';

/** Reads the other company's own switch for this one; of its record of this company nothing else is told. */
export const partnerNewsAnswer = handler(partnerNews, async ({ input, read, context, platform }) => {
  if (!(await read(partner).find(input.partner_id))) throw notFound();
  const { database, connections } = platform;
  const other = await connections.counterpart(database, { ...context, recordId: input.partner_id });
  const theirs = other?.recordId
    ? await companyRecords({ database }, other.companyId)(partner).find(other.recordId)
    : undefined;
  return { ok: true, obj: { isShared: theirs?.share_news ?? false } };
});
