import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';

export const READ = 'docs.read';

/** True where documents of the account are read by the product. */
export const isReading = ({ modules }: Pick<Context, 'modules'>): boolean => modules.includes('ai-doc-extract');

/** Begins the reading of a document in the transaction that stores it. */
export const pending = async (unit: UnitOfWork, id: string) => ({
  ...({ status: 'pending', queue: 'reading', error_message: null, waits_for: null } as const),
  job_id: await unit.startJob(READ, { id }),
});
