import type { PortalRemote } from '@lichen/contracts/portal/portal';

/** Containers that failed in this visit while another version of the same remote worked. */
const failed = new Set<string>();

type Version = Pick<PortalRemote, 'container'>;

/** The other pages of this version are not waited for: they stand in its earlier version at once. */
export const rememberFailure = ({ container }: Version): void => void failed.add(container);

export const hasFailed = ({ container }: Version): boolean => failed.has(container);

export const forgetFailure = ({ container }: Version): void => void failed.delete(container);
