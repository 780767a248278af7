import type { PortalRemote } from '@lichen/contracts/portal/portal';

/** Containers that failed during this visit while another version of the same remote worked. */
const failed = new Set<string>();

type Version = Pick<PortalRemote, 'container'>;

/** Remembers that a version failed, so that its other pages use the fallback version at once. */
export const rememberFailure = ({ container }: Version): void => void failed.add(container);

export const hasFailed = ({ container }: Version): boolean => failed.has(container);

export const forgetFailure = ({ container }: Version): void => void failed.delete(container);
