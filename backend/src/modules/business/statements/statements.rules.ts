import { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import { serve } from '../../../platform/engine/rules';
import type { Module } from '../../../platform/module';
import { annualStatementRules } from './annual-statement.rules';
import { approveStatement, resetStatement } from './approve-statement.operation';
import { statementOfYear } from './rests-on-year.query';
import { refreshStatementsCall, statementFiguresCall } from './statement-figures.handler';

/** Annual statements: the entity, its calls, and the approval operations. */
export const statements = {
  entities: [serve(annualStatement, annualStatementRules)],
  calls: [statementFiguresCall, refreshStatementsCall],
  operations: [approveStatement, resetStatement],
  answers: [statementOfYear],
} satisfies Partial<Module>;
