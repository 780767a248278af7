import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';

export const READ = 'docs.read';

/** Returns true if the account subscribes to automatic reading. */
export const isReading = ({ modules }: Pick<Context, 'modules'>): boolean => modules.includes('ai-doc-extract');

/** Starts reading a document in the current transaction, and returns the document's changes. */
export const pending = async (unit: UnitOfWork, id: string) => ({
  ...({ status: 'pending', queue: 'reading', error_message: null, waits_for: null } as const),
  job_id: await unit.startJob(READ, { id }),
});
