/** A document as a message names it: a name with the ending of its file would be made a link of by mail programs. */
export const documentTitle = (name: string): string => name.replace(/\.[A-Za-z0-9]{2,5}$/, '');
