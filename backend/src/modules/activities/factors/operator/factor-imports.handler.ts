import type { EventOf } from '@lichen/contracts/entity/entity';
import {
  decideFactorImport,
  FACTOR_IMPORT_TEXTS,
  type MoneyRate,
  moneyRates,
} from '@lichen/contracts/activities/factors/factor-import.call';
import { factorImport } from '@lichen/contracts/activities/factors/factor-import.entity';
import { refused } from '@lichen/contracts/api/problems';
import { type ServedCall, handler } from '../../../../platform/module';
import { retryOnConflict } from '../../../../platform/engine/jobs/complete-job-record';
import { expectOperator } from '../../../../platform/operator';
import type { LiveRates } from '../live-rates.loader';
import { asStored, STORE_FACTORS } from './factor-import-work.rules';

const decideAnswer = handler(decideFactorImport, async ({ input, context, read, write, platform }) => {
  expectOperator(platform, context);
  const { companyId, userId, email: decided_by } = context;
  const { job_id, state: before } = await read(factorImport).get(input.id);
  await retryOnConflict(() =>
    write(async (unit) => {
      const record = await unit.read(factorImport).get(input.id);
      const decide = (changes: object, type: EventOf<typeof factorImport>) =>
        unit.update(factorImport, asStored(record), { ...changes, decided_by, message: null }, type);
      if (input.decision === 'store') {
        if (record.state !== 'proposed') throw refused(FACTOR_IMPORT_TEXTS.notProposed);
        const job = { companyId, userId, kind: STORE_FACTORS, input: { id: record._id } };
        await decide({ state: 'storing', job_id: await platform.jobs.add(unit.sql, job) }, 'store');
        return;
      }
      if (record.state !== 'proposed' && record.state !== 'reading') throw refused(FACTOR_IMPORT_TEXTS.notOpen);
      await decide({ state: 'discarded' }, 'discard');
    }),
  );
  if (input.decision === 'discard' && before === 'reading' && job_id) await platform.jobs.cancel(companyId, job_id);
  platform.jobs.wake();
  const { state } = await read(factorImport).get(input.id);
  return { ok: true, obj: { _id: input.id, state } };
});

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const inOrder = (a: MoneyRate, b: MoneyRate): number =>
  byText(a.kind, b.kind) ||
  byText(a.country, b.country) ||
  byText(a.currency, b.currency) ||
  byText(a.other, b.other) ||
  a.year - b.year;

export const factorImportCalls = (rates: LiveRates): readonly ServedCall[] => [
  decideAnswer,
  handler(moneyRates, async ({ input: { currency, country, year, limit, offset } }) => {
    const found = rates
      .lines()
      .filter((line) => currency === undefined || line.currency === currency || line.other === currency)
      .filter((line) => country === undefined || line.country === country)
      .filter((line) => year === undefined || line.year === year)
      .sort(inOrder);
    const list = found.slice(offset, offset + limit);
    return { list, total: found.length, count: list.length };
  }),
];
