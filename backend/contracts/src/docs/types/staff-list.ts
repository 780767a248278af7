import { defineDocType } from '../doc-type';

/** A list of people: an import reads it, so that nothing of them stands in the values of a document. */
export const staffListDoc = defineDocType({
  id: 'staff_list',
  label: 'List of staff',
  category: 'company',
  manualEntry: true,
  fields: {},
  layout: [],
  reads: {},
  makes: { kind: 'import', of: 'profiles' },
});
