/** Messages about statements, used by server and client. */
export const STATEMENT_TEXTS = {
  none: 'No statements found',
  belowZero: 'The stated figure cannot be below zero',
  moved: 'The figures for the year have changed since you opened it. Review them again.',
  unknown: 'The figures of the year cannot be read now. Try again in a minute.',
  alreadyApproved: 'This statement has already been approved.',
  nothingToApprove: 'There is no figure to approve.',
  notApproved: 'There is no approval to reset.',
  secondPerson: 'You have already approved this statement. A second person has to approve it.',
  taken: 'There is already a statement for this year.',
  resets: 'Editing resets the approval. The date of the last approval stays.',
} as const;
