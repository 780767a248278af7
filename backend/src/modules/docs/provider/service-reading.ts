import type { ServiceState } from '@lichen/contracts/docs/doc-reading.entity';
import type { MarkedReading } from '@lichen/contracts/docs/landmark';

/** A reading and the outcome of asking the AI service; `service` is null if none was asked. */
export interface ServiceReading {
  readonly reading: MarkedReading;
  readonly service: { readonly name: string; readonly state: ServiceState } | null;
}
