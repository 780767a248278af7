import type { PortalAnswer } from '@lichen/contracts/portal/portal';
import { matchPath } from '@lichen/kit/router';

/** True when the person may open a page, of whichever remote: the portal lists no other. */
export const isPageOpen = ({ remotes }: Pick<PortalAnswer, 'remotes'>, address: string): boolean =>
  remotes.some(({ pages }) => pages.some(({ path }) => matchPath(path, address)));
