import type { PortalAnswer } from '@lichen/contracts/portal/portal';
import { matchPath } from '@lichen/kit/router';

/** Returns true where the user may open a page of any remote; the portal answer lists only open pages. */
export const isPageOpen = ({ remotes }: Pick<PortalAnswer, 'remotes'>, address: string): boolean =>
  remotes.some(({ pages }) => pages.some(({ path }) => matchPath(path, address)));
