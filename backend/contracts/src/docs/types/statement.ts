import { STATEMENT_UNITS } from '../../business/statements/stated-scopes';
import { choice, decimal, optional, worded, year } from '../../entity/fields';
import { defineDocType } from '../doc-type';

/** `estimate` takes the total of the recorded activities; `supplier` takes the figures of the document. */
const CO2_TYPES = { supplier: 'Supplier provided', estimate: 'Estimate' } as const;

const scope = (label: string) => optional(decimal(label));

/** Statement of the company about its own year. */
export const statementDoc = defineDocType({
  id: 'statement',
  label: 'Company statement',
  category: 'company',
  manualEntry: true,
  fields: {
    year: optional(year('Year')),
    revenue: optional(decimal('Revenue', { scale: 2, max: 90_000_000_000_000 })),
    co2_type: optional(worded('CO2 type', CO2_TYPES)),
    units: optional(choice('Units', STATEMENT_UNITS)),
    scope1: scope('Scope 1'),
    scope2: scope('Scope 2'),
    scope3: scope('Scope 3'),
  },
  layout: [
    { title: 'Company', fields: ['year', 'revenue'] },
    { title: 'Emissions', fields: ['co2_type', 'units', 'scope1', 'scope2', 'scope3'] },
  ],
  starts: { co2_type: 'supplier', units: 't' },
  reads: {},
  makes: { kind: 'records', entities: ['annual_statements'] },
});
