/** Query parameter with the id of a large file in preparation, so that the page can be left and reopened. */
export const DOWNLOAD = 'download';
