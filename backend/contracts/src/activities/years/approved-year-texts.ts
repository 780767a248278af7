/** Texts shown where a change would affect an approved year. */
export const APPROVED_YEAR_TEXTS = {
  needsReason: 'This changes an approved year. Say why.',
  title: '{year} is approved',
  approvedBy: 'Approved on {on} by {by}.',
  mark: 'The change is kept beside the approval, and the year shows “Changed since approval”.',
  kept: 'No figure changes. The history of the year keeps the reason.',
  reopen: 'The change reopens the year. It has to be approved again.',
  again: 'Two people approve the year again.',
  oneActivity: '{count} activity of the year changes.',
  activities: '{count} activities of the year change.',
  oneMayChange: '{count} activity of the year can change.',
  mayChange: '{count} activities of the year can change.',
  restsIncomplete: 'Not every area could be checked. More statements and reports may be based on this year.',
  scope1: 'Scope 1',
  scope2: 'Scope 2, location-based',
  market: 'Scope 2, market-based',
  scope3: 'Scope 3',
} as const;
