import type { Call } from '../entity/entity';
import type { AreaGate } from './area-gate';
import type { MovedAddress, PortalCard } from './portal';
import type { Role } from './roles';
import type { SlotName } from './slot-names';

/** One page of a remote. `load` is the only place that names its code, so that the build can split it off. */
export interface RemotePage<C = unknown> {
  path: string;
  title: string;
  allow?: readonly Role[];
  /** Addresses that fill in what the path leaves open, for the palette: what each of them adds. */
  adds?: readonly { path: string; title: string }[];
  menu?: {
    icon: string;
    order: number;
    group: 'work' | 'company' | 'publish';
    allow?: readonly Role[];
    /** Areas under another name whose pages belong to this entry as well. */
    also?: readonly string[];
  };
  card?: PortalCard;
  load: () => Promise<{ default: C }>;
}

/** A reading call without input, as its contract says it. */
export type ShownCall = Pick<Call, 'name' | 'dependsOn'>;

export interface RemoteWidget<C = unknown> {
  slot: SlotName;
  id: string;
  title: string;
  allow: readonly Role[];
  order: number;
  /** The call whose list the widget shows: while it is empty, none of the widget's code is fetched. */
  shows?: ShownCall;
  load: () => Promise<{ default: C }>;
}

/** Everything the portal may know about a remote. */
export interface RemoteDefinition<C = unknown> {
  name: string;
  /** Backend module it pairs with. */
  api: { module: string; range: string };
  /** Gates of the areas that are this remote's. The server judges by them from the moment a release is live. */
  areas: readonly AreaGate[];
  pages: RemotePage<C>[];
  moved?: readonly MovedAddress[];
  widgets: RemoteWidget<C>[];
}
