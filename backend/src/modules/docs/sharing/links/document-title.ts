/** Returns the name without its file extension, because email programs turn a name with one into a link. */
export const documentTitle = (name: string): string => name.replace(/\.[A-Za-z0-9]{2,5}$/, '');
