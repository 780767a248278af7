import { firstOfMonth } from '@lichen/contracts/formats/days';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import { tableOf } from '../store/table';

/** Tokens that companies have used, by month. A month is stored as the UTC midnight of its first day. */
export function aiUse(database: Database, clock: Clock) {
  const table = tableOf('ai_use', ['company_id', 'month', 'tokens', 'questions'], database.dialect);
  const month = () => firstOfMonth(clock.now());
  return {
    tokens: async (companyId: string): Promise<number> => {
      const row = await table.first(database, { company_id: companyId, month: month() });
      return Number(row?.['tokens'] ?? 0);
    },
    add: (companyId: string, tokens: number) =>
      table.add(
        database,
        ['company_id', 'month'],
        [{ company_id: companyId, month: month(), tokens, questions: 1 }],
        ['tokens', 'questions'],
      ),
  };
}
