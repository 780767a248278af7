import { defineDocType } from '../doc-type';

/** List of staff. An import reads the file, so the document stores no personal data itself. */
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
