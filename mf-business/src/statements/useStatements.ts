import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import { statementFigures, type StatementYear } from '@lichen/contracts/business/statements/statement-figures.call';
import { useCall, useRecords } from '@lichen/kit';

/** A company has one statement a year, so one page holds them all. */
const ALL = { limit: '2000' };

/** Reads all statements of the company, and the current figures of each year. */
export function useStatements() {
  const statements = useRecords(annualStatement, ALL);
  const figures = useCall<ListAnswer<StatementYear>>(statementFigures, {});
  const yearOf = (year: number) => figures.data?.list.find((each) => each.year === year);
  return { statements, figures, yearOf };
}
