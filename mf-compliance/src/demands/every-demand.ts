import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { data } from '@lichen/kit';

type Demand = RecordOf<typeof demand>;

/** Rows of one answer, and of a whole file. */
const [A_PAGE, MOST] = [2000, 50_000];

/** Every demand that a list would show, page by page: a file holds more than the screen. */
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
