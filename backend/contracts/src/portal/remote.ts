import type { Call } from '../entity/entity';
import type { AreaGate } from './area-gate';
import type { MovedAddress, PortalCard } from './portal';
import type { Role } from './roles';
import type { SlotName } from './slot-names';

/** One page of a remote. Only `load` may import its code, so that the build can split it off. */
export interface RemotePage<C = unknown> {
  path: string;
  title: string;
  /** Roles that the page asks for beside those of its area: it is offered to nobody else, and its address refuses them. */
  allow?: readonly Role[];
  /** Addresses for the command palette that fill in the path's parameter, with the title of what each adds. */
  adds?: readonly { path: string; title: string }[];
  menu?: {
    icon: string;
    order: number;
    group: 'work' | 'company' | 'publish';
    allow?: readonly Role[];
    /** Other areas whose pages belong to this entry as well. */
    also?: readonly string[];
  };
  card?: Omit<PortalCard, 'drawing'>;
  load: () => Promise<{ default: C }>;
}

/** A reading call without input, as its contract defines it. */
export type ShownCall = Pick<Call, 'name' | 'dependsOn'>;

/** A widget as a remote declares it in `remote.ts`. */
export interface RemoteWidget<C = unknown> {
  slot: SlotName;
  id: string;
  title: string;
  allow: readonly Role[];
  order: number;
  /** The call whose list the widget shows; the widget's code is not fetched while it is empty. */
  shows?: ShownCall;
  load: () => Promise<{ default: C }>;
}

/** Definition of a remote: all that the portal knows about it. */
export interface RemoteDefinition<C = unknown> {
  name: string;
  /** Backend module of the remote, and the range of its versions that the remote works with; none without a module. */
  api?: { module: string; range: string };
  /** Icons that the remote brings along: an SVG path in a square of 24 for each name. No other remote can have the name. */
  icons?: Readonly<Record<string, string>>;
  /** Gates of this remote's areas. The server applies them from the moment a release is live. */
  areas: readonly AreaGate[];
  pages: RemotePage<C>[];
  moved?: readonly MovedAddress[];
  widgets: RemoteWidget<C>[];
}
