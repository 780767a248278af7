/** Kinds of background jobs of this area in words, for the person who started one; each is its own dictionary key. */
export const JOB_NAMES = { 'members.mail': 'Email to a user' } as const;
