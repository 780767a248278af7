/** Texts of documents that server and pages say; each is its own dictionary key. */
export const DOC_TEXTS = {
  wrongType: 'Upload a PDF, picture, spreadsheet, Word document, e-mail, XML or text file',
  notNow: 'This document cannot be changed in its current state.',
  notApplicable: 'This document cannot be applied in its current state.',
  notApplied: 'This document is not applied.',
  ignored: 'Data entry is ignored for this document. Switch it on again first.',
  applied: 'Unapply this document first.',
  noType: 'Choose the type of the document first.',
  noManualEntry: 'Documents of this type cannot be entered by hand.',
  underWay: 'This document is being read. Wait until it is done.',
  noFile: 'This document has no file.',
  nothingChanged: 'Nothing changed',
  unreadable: 'The file could not be read. Enter its values by hand, or upload it again.',
  sameFile: 'This file was uploaded before.',
  sameInvoice: 'Another record has the same invoice number.',
  overlap: 'Another record of this location has some of the same days.',
  removedSince: 'Some records made from this document were deleted since. They are left out.',
} as const;
