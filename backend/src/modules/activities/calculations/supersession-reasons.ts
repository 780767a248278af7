/** Why a row gave way to another, as its reader is told. Each is a dictionary key. */
export const SUPERSESSION_REASONS = {
  edited: 'The activity was edited',
  region: 'The grid or country changed',
  factors: 'Other factors apply',
  engine: 'The calculation works differently now',
  gone: 'The activity gives no such figure any more',
} as const;
