/** Message where only one person could approve a year. */
export const TWO_APPROVERS = 'Two people who can approve are needed. Add another administrator first.';
