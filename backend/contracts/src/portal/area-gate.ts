import type { Area } from './portal';
import type { Role } from './roles';
import type { Subscription } from './subscriptions';

/** Who may enter an area: every address that begins with its path. */
export interface AreaGate {
  /** `/activities`; or `/business/value-chain`, for a section of an area with a gate of its own. */
  path: string;
  /** One of them opens it. */
  roles: readonly Role[];
  /** Subscription that the account needs. */
  module?: Subscription;
  /** Open to people of partner accounts as well, if the rest of the gate lets them in. */
  partner?: true;
  /**
   * Public: nobody is sent away from here, so that also who has not set up the company yet reads what the rest says.
   */
  isPublic?: true;
  /** Text for somebody without the role, one of `REFUSALS`; without it the first. */
  refusal?: string;
  /** Of an area; `scroll` without it. */
  layout?: Area['layout'];
}

export const LAYOUTS: readonly Area['layout'][] = ['scroll', 'fixed', 'bare'];

/** Path of an area or of a section: one segment or two. */
export const GATE_PATH = /^\/[a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?$/;

/** Path of the area that an address is in. */
export const areaPathOf = (address: string): string => `/${address.split('/')[1] ?? ''}`;

/** Path of the section that an address is in: its first two segments. */
export const sectionPathOf = (address: string): string => address.split('/').slice(0, 3).join('/');
