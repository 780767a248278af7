/** Texts of the user administration; each is its own dictionary key. */
export const MEMBER_TEXTS = {
  known: 'This person is already on the list.',
  full: 'Your account has reached its user limit. Change the account type to invite more users.',
  ownAdmin: 'You cannot remove your own admin role.',
  lastAdmin: 'At least one administrator is required.',
  ownAccess: 'You cannot stop your own access.',
  alreadyActive: 'This person can already log in.',
  notActive: 'This person cannot log in yet. Send an invitation instead.',
} as const;
