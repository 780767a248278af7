import type { RemoteDefinition, RemotePage, ShownCall } from '@lichen/contracts/portal/remote';
import type { Role } from '@lichen/contracts/portal/roles';
import type { SlotName } from '@lichen/contracts/portal/slot-names';
import type { Slots } from '@lichen/contracts/slots';
import type { ComponentType } from 'react';

/** A widget accepts exactly the props of its slot. */
export type Widget = {
  [S in SlotName]: {
    slot: S;
    id: string;
    title: string;
    allow: readonly Role[];
    order: number;
    shows?: ShownCall;
    load: () => Promise<{ default: ComponentType<Slots[S]> }>;
  };
}[SlotName];

/** A remote as its `remote.ts` exports it. */
export interface Remote extends Omit<RemoteDefinition, 'pages' | 'widgets'> {
  pages: RemotePage<ComponentType>[];
  widgets: Widget[];
}

/** Types the contributions of a remote; the build evaluates the result, browsers never do. */
export function defineRemote(remote: Remote): Remote {
  return remote;
}
