import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { data } from '@lichen/kit';

type Demand = RecordOf<typeof demand>;

/** Rows per request, and most rows of an export. */
const [A_PAGE, MOST] = [2000, 50_000];

/** Loads all demands of a list page by page, for an export. */
export async function everyDemand(
  asked: Readonly<Record<string, string | null | undefined>>,
): Promise<readonly Demand[]> {
  const rows: Demand[] = [];
  for (let total = 1; rows.length < Math.min(total, MOST); ) {
    const query = { ...asked, limit: A_PAGE, offset: rows.length };
    const answer: ListAnswer<Demand> = await data(demand.name, { query });
    rows.push(...answer.list);
    total = answer.count === 0 ? 0 : answer.total;
  }
  return rows;
}
