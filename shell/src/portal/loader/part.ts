import type { PortalRemote } from '@lichen/contracts/portal/portal';

/** One page or widget of the portal answer. */
export interface Part {
  remote: PortalRemote;
  expose: string;
  title: string;
  files: readonly string[];
}
