import { EXTRACT_LIMITS, EXTRACT_LIMIT_TEXTS } from '@lichen/contracts/activities/list/extract.call';
import { extract } from '@lichen/contracts/activities/list/extract.entity';
import { Problem } from '@lichen/contracts/api/problems';
import { companyTurns } from '../../../platform/bounded/company-turns';
import type { Context, Read } from '../../../platform/engine/rules';
import type { Where } from '../../../platform/store/sql';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Seconds after which a running export is probably done. */
const SOON_SECONDS = 5;

/** Runs an export in turn, because other requests share the process; refuses it when a company has too many at once. */
export const extractInTurn = companyTurns({
  atOnce: 2,
  ofOneCompany: EXTRACT_LIMITS.atOnce,
  tooMany: () => new Problem('tooMany', EXTRACT_LIMIT_TEXTS.atOnce, undefined, SOON_SECONDS),
});

/** Throws a 429 with the time to wait when the person or the company has reached its limit of files. */
export async function expectExtractRoom(
  read: Read,
  { userId, now }: Pick<Context, 'userId' | 'now'>,
  scale: number,
): Promise<void> {
  const expect = async (whose: Where, most: number, within: number, text: string) => {
    const where = { ...whose, created_on: { above: now - within } };
    if ((await read(extract).count({ where })) < Math.round(most * scale)) return;
    const [oldest] = await read(extract).list({ where, order: [{ column: 'created_on' }], limit: 1 });
    const wait = (oldest?.created_on ?? now) + within - now;
    throw new Problem('tooMany', text, undefined, Math.max(1, Math.ceil(wait / 1000)));
  };
  await expect({ created_by: userId }, EXTRACT_LIMITS.person, HOUR, EXTRACT_LIMIT_TEXTS.person);
  await expect({}, EXTRACT_LIMITS.company, DAY, EXTRACT_LIMIT_TEXTS.company);
}
