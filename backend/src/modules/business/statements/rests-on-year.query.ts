import { restsOnYear } from '@lichen/contracts/activities/years/rests-on-year';
import { paths } from '@lichen/contracts/api/paths';
import type { LinkedRecord } from '@lichen/contracts/api/reason';
import { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import { answering } from '../../../platform/engine/module-questions';

/** Returns a link to the annual statement of a year. */
export const statementOfYear = answering(restsOnYear, async ({ year }, { read, context }): Promise<LinkedRecord[]> => {
  if (!context.modules.includes('business')) return [];
  const list = await read(annualStatement).part(['status'], { where: { year } });
  return list.map(({ status }) => ({
    title: { words: 'Annual statement {year}', params: { year: { text: String(year) } } },
    address: paths.statement(year),
    state: { words: status === 'approved' ? 'Approved' : 'Not approved' },
  }));
});
