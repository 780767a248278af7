/** Text below options that do not include all records; a dictionary key. */
export const MORE_OPTIONS = 'Not all options are shown here.';
