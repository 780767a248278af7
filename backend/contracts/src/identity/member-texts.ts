/** Texts of the user administration; each is its own dictionary key. */
export const MEMBER_TEXTS = {
  known: 'This person is on the list already',
  full: 'Your account has reached its number of users. Change the account type to invite more.',
  ownAdmin: 'You cannot take the admin role from yourself',
  lastAdmin: 'Somebody has to stay administrator',
  ownAccess: 'You cannot stop your own access',
  alreadyActive: 'This person can log in already',
  notActive: 'This person cannot log in yet; send an invitation instead',
} as const;
