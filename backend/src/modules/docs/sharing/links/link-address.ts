/** Path of the public page of a link. The token is in the query, which access logs leave out. */
export const LINK_PATH = '/shared-document';

/** Returns the public address of a shared document. */
export const linkAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${LINK_PATH}?${new URLSearchParams({ key: token })}`;
