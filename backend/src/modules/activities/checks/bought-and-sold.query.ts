import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { inParts } from '../../../platform/in-parts';
import type { Read } from '../../../platform/engine/rules';
import type { Where } from '../../../platform/store/sql';
import { boughtAboveRevenue, isOfSales, SALES, type Sales } from './bought-and-sold';
import type { CheckSubject } from './check-subject';
import { type CheckSources, checkSubjects } from './check-subject.query';
import { typesOf } from './checked-types';
import type { DetectedFinding } from './finding';

/** Sources of the comparison: the company's records and the exchange rates. */
interface Compared extends Pick<CheckSources, 'types' | 'rates'> {
  readonly read: Read;
}

async function allOf<T>(ids: readonly string[], ask: (some: readonly string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (const some of inParts(ids)) for (const each of await ask(some)) found.push(each);
  return found;
}

const returnsOf = (read: Read, where: Where): Promise<Sales[]> =>
  read(partnerReturn).part(SALES, { where: { ...where, revenue: { above: 0 } } });

/** Returns the purchases from partners in the periods of their returns. */
async function purchasesOf({ read, types }: Compared, returns: readonly Sales[]): Promise<CheckSubject[]> {
  if (returns.length === 0) return [];
  const from = Math.min(...returns.map(({ period_start }) => period_start));
  const to = Math.max(...returns.map(({ period_end }) => period_end));
  const partners = [...new Set(returns.map(({ partner_id }) => partner_id))];
  const found = await Promise.all(
    typesOf('spend').map((type) =>
      allOf(partners, (some) =>
        checkSubjects(read, types, type, {
          where: { partner_id: { in: some }, from: { atLeast: from } },
          anyOf: [[{ from: { atMost: to } }]],
        }),
      ),
    ),
  );
  return found.flat();
}

/** Returns findings about purchases and returns that overlap a period. */
export async function boughtAboveRevenueIn(
  compared: Compared,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<DetectedFinding[]> {
  const returns = await returnsOf(compared.read, { period_start: { atMost: to }, period_end: { atLeast: from } });
  return boughtAboveRevenue(await purchasesOf(compared, returns), returns, compared.rates);
}

/** Returns findings about given purchases, stored or typed, compared with others from the same suppliers. */
export async function boughtAboveRevenueOf(
  compared: Compared,
  asked: readonly CheckSubject[],
): Promise<DetectedFinding[]> {
  const spent = asked.filter((record) => record.spent && record.partner_id !== null);
  const partners = [...new Set(spent.map(({ partner_id }) => String(partner_id)))];
  const told = await allOf(partners, (some) => returnsOf(compared.read, { partner_id: { in: some } }));
  const returns = told.filter((sales) => spent.some((record) => isOfSales(record, sales)));
  const known = new Set(asked.map(({ id }) => id));
  const others = (await purchasesOf(compared, returns)).filter(({ id }) => !known.has(id));
  return boughtAboveRevenue([...others, ...spent], returns, compared.rates);
}
