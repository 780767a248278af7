import { column, type Migration } from '../../../platform/store/schema';
import { billNumberOf } from '../review/copies/bill-number';

/** Adds the number of a bill, by which other documents with the same bill are found. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('docs', 'bill_number', column.text(100, true));
  await schema.derive('docs', {
    ...{ column: 'bill_number', from: 'prep_data' },
    of: (text) => billNumberOf(JSON.parse(text) as Readonly<Record<string, unknown>>),
  });
  await schema.addIndex('docs', 'docs_bill_number', ['company_id', 'bill_number']);
};
