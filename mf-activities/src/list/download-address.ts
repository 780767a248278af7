/** Kept in the address while a large file is being made, so that the page can be left and reopened. */
export const DOWNLOAD = 'download';
