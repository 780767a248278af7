/** Text under a choice of records of which one answer does not hold all; a dictionary key. */
export const MORE_OPTIONS = 'Not all options are shown here.';
