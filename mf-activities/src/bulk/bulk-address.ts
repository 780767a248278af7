/** Kept in the address while a whole list is changed, so that the page can be left and reopened. */
export const BULK_PARAM = 'bulk';
