import type { ServiceState } from '@lichen/contracts/docs/doc-reading.entity';
import type { MarkedReading } from '@lichen/contracts/docs/landmark';

/** A reading, and how the service that was asked about it has answered; null where none was asked. */
export interface Asked {
  readonly reading: MarkedReading;
  readonly service: { readonly name: string; readonly state: ServiceState } | null;
}
