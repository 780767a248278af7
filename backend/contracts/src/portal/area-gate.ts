import type { Area } from './portal';
import type { Role } from './roles';
import type { Subscription } from './subscriptions';

/** Permissions for an area: every address that begins with its path. */
export interface AreaGate {
  /** `/activities`, or `/business/value-chain` for a section with its own gate. */
  path: string;
  /** Roles of which any one is enough. */
  roles: readonly Role[];
  /** Subscription that the account needs. */
  module?: Subscription;
  /** Open also to people of partner accounts who meet the other conditions. */
  partner?: true;
  /** Public: needs no set-up, so that people who have not set up their company yet learn of the other conditions. */
  isPublic?: true;
  /** Text for a person without the role, one of `REFUSALS`; defaults to the first. */
  refusal?: string;
  /** Layout of an area; defaults to `scroll`. */
  layout?: Area['layout'];
}

/** Every layout an area can have; a release with another one is refused. */
export const LAYOUTS: readonly Area['layout'][] = ['scroll', 'fixed', 'bare'];

/** Path of an area or of a section: one segment or two. */
export const GATE_PATH = /^\/[a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?$/;

/** Path of the area that an address is in. */
export const areaPathOf = (address: string): string => `/${address.split('/')[1] ?? ''}`;

/** Path of the section that an address is in: its first two segments. */
export const sectionPathOf = (address: string): string => address.split('/').slice(0, 3).join('/');
