/** Query parameter with the id of a running change of the whole list, so that the page can be left and reopened. */
export const BULK_PARAM = 'bulk';
