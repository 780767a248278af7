import type { Problem } from '@lichen/contracts/api/problems';
import { makeSemaphore } from './semaphore';

interface CompanyTurns {
  /** Tasks that run at once for all companies. */
  readonly atOnce: number;
  /** Tasks of one company that may run or wait. */
  readonly ofOneCompany: number;
  /** Returns the error for a task beyond that. */
  readonly tooMany: () => Problem;
}

/** Runs tasks of people who wait, companies in turn; a company that has too many already gets an error at once. */
export function companyTurns({ atOnce, ofOneCompany, tooMany }: CompanyTurns) {
  const inTurn = makeSemaphore(atOnce);
  const open = new Map<string, number>();
  return async <T>(companyId: string, work: () => Promise<T>): Promise<T> => {
    const before = open.get(companyId) ?? 0;
    if (before >= ofOneCompany) throw tooMany();
    open.set(companyId, before + 1);
    try {
      return await inTurn(work, companyId);
    } finally {
      const left = (open.get(companyId) ?? 1) - 1;
      if (left > 0) open.set(companyId, left);
      else open.delete(companyId);
    }
  };
}
