/** Names of this area's background jobs, shown to the user who started one; each is its own dictionary key. */
export const JOB_NAMES = { 'members.mail': 'Email to a user' } as const;
