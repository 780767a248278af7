/** Where somebody without an account opens a document. Its token is asked for, so that no log of addresses has it. */
export const LINK_PATH = '/shared-document';

export const linkAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${LINK_PATH}?${new URLSearchParams({ key: token })}`;
