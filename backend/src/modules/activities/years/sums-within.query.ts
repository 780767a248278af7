import type { AskModules } from '../../../platform/engine/module-questions';
import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Database } from '../../../platform/store/database';
import { type Sums, sumsOver } from '../../../platform/store/scoped-sums';

/** Returns sums and answers of other modules as seen within an open transaction. */
export function sumsWithin(
  database: Database,
  { sql, ask: askAbout }: Pick<UnitOfWork, 'sql' | 'ask'>,
  { companyId }: Pick<Context, 'companyId'>,
): { readonly sums: Sums; readonly ask: AskModules } {
  return { sums: sumsOver(database, companyId, sql), ask: (question, input) => askAbout(question, input) };
}
