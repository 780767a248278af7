import { importRow } from '@lichen/contracts/imports/import-row.entity';
import type { ServedCall } from '../../../platform/module';
import { expectReasonForJob } from '../years/reason-for-job.query';

type Answering = Parameters<ServedCall['handle']>[0];

/** Rows that the decision writes or takes back, by what the check has seen of their days. */
export async function expectReasonForRows(
  asked: Pick<Answering, 'read' | 'context' | 'ask' | 'sums' | 'platform'>,
  id: string,
  decision: 'run' | 'undo',
  existing: boolean,
) {
  const verdicts = existing || decision === 'undo' ? ['new', 'existing'] : ['new'];
  const unknown = [{ first_year: null }, { last_year: null }];
  await expectReasonForJob(asked, ({ year }) => {
    const where = { import_id: id, verdict: { in: verdicts } };
    const days = [
      [{ first_year: { atMost: year } }, ...unknown],
      [{ last_year: { atLeast: year } }, ...unknown],
    ];
    return asked.read(importRow).count({ where, anyOf: days });
  });
}
