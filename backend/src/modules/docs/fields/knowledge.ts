import type { docAnchor } from '@lichen/contracts/docs/doc-anchor.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

/** A place that a document of the company has taught. */
export type Anchor = Omit<RecordOf<typeof docAnchor>, 'version' | 'created_on' | 'created_by' | 'updated_on'>;

/** What a company already has that a document may name. Days are `2026-10-31`. */
export interface Knowledge {
  readonly today: string;
  /** ISO 639-1 of the account. */
  readonly accountLanguage: string | null;
  /** ISO 3166-1. */
  readonly country: string | null;
  /** The company's own names, which are never its supplier's. */
  readonly ownNames: readonly string[];
  readonly suppliers: readonly KnownSupplier[];
  readonly locations: readonly KnownLocation[];
  readonly meters: readonly KnownMeter[];
  /** Where people showed values on earlier documents. */
  readonly anchors: readonly Anchor[];
}

export interface KnownSupplier {
  readonly id: string;
  readonly name: string;
  readonly taxNumber: string | null;
  /** Of its site or its addresses of e-mail. */
  readonly domain: string | null;
}

export interface KnownLocation {
  readonly id: string;
  readonly name: string;
  readonly postCode: string | null;
  readonly addressLine: string | null;
}

export interface KnownMeter {
  readonly number: string;
  readonly locationId: string;
}

/** Nothing is known: what an operator's look at a single file has. */
export const nothingKnown = (today: string): Knowledge => ({
  today,
  accountLanguage: null,
  country: null,
  ownNames: [],
  suppliers: [],
  locations: [],
  meters: [],
  anchors: [],
});
