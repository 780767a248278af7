import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import type { DailyJob } from '../../../../platform/daily/daily-job';
import { getOrInsertComputed } from '../../../../platform/map-get-or-insert';
import { ASK_ISSUER } from './ask-issuer.job';

/** Passports per part; each list they name is fetched once. */
const AT_ONCE = 100;

/**
 * Asks the issuers of all valid passports once a day for their revocations and keys. The requests run as separate jobs,
 * so that a silent issuer does not delay the daily work.
 */
export const askIssuersDaily: DailyJob = {
  name: 'compliance.ask-issuers',
  part: async ({ day, position = '', read }) => {
    const counting = {
      verdict: 'intact',
      revoked_on: null,
      list_address: { not: null },
      valid_until: { atLeast: day },
    };
    const found = await read(receivedPassport).part(['_id', 'list_address', 'asked'], {
      where: { ...counting, id: { above: position } },
      order: [{ column: 'id' }],
      limit: AT_ONCE,
    });
    const byList = new Map<string, string[]>();
    for (const { _id, list_address, asked } of found)
      if (asked !== 'asking') getOrInsertComputed(byList, list_address ?? '', (): string[] => []).push(_id);
    return {
      next: found.length < AT_ONCE ? undefined : found.at(-1)?._id,
      write: async ({ unit }) => {
        for (const ids of byList.values()) await unit.startJob(ASK_ISSUER, { ids });
      },
    };
  },
};
