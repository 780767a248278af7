/** Texts about split and combined documents, for server and pages. Each text is its own dictionary key. */
export const ASSEMBLY_TEXTS = {
  ranges: 'Give the parts in the order of the pages. No page can be in two parts.',
  beyond: 'The document has fewer pages.',
  wholeFile: 'A part that has all pages is no part. Leave some out, or make several.',
  notSplittable: 'Only PDFs and TIFFs with several pages can be split.',
  notCombinable: 'Only PDFs and pictures can be combined.',
  setAside: 'Other documents have taken the place of this one. Join it back first.',
  notSplit: 'This document is not split.',
  partApplied: 'A part of this document is applied. Unapply it first.',
  partSetAside: 'A part of this document was split or combined itself. Join that back first.',
  twice: 'A document can be chosen only once.',
  tooLarge: 'Together these documents are larger than 60 MB. Combine fewer of them.',
  result: 'The combined document would be larger than 25 MB. Combine fewer documents.',
  stopped: 'The work was stopped before its end.',
} as const;
