import type { docAnchor } from '@lichen/contracts/docs/doc-anchor.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

/** The place of a value that the company's documents have taught. */
export type Anchor = Omit<RecordOf<typeof docAnchor>, 'version' | 'created_on' | 'created_by' | 'updated_on'>;

/** Data of the company that a document may mention. Days are written `2026-10-31`. */
export interface Knowledge {
  readonly today: string;
  /** ISO 639-1 code of the account's language. */
  readonly accountLanguage: string | null;
  /** ISO 3166-1 code. */
  readonly country: string | null;
  /** The company's own names, which are never the supplier's. */
  readonly ownNames: readonly string[];
  readonly suppliers: readonly KnownSupplier[];
  readonly locations: readonly KnownLocation[];
  readonly meters: readonly KnownMeter[];
  /** Places where people showed values on earlier documents. */
  readonly anchors: readonly Anchor[];
}

/** A partner of the company. */
export interface KnownSupplier {
  readonly id: string;
  readonly name: string;
  readonly taxNumber: string | null;
  /** Domain of its website or email addresses. */
  readonly domain: string | null;
}

/** A location of the company. */
export interface KnownLocation {
  readonly id: string;
  readonly name: string;
  readonly postCode: string | null;
  readonly addressLine: string | null;
}

/** Number of a meter, and the location that earlier documents put it at. */
export interface KnownMeter {
  readonly number: string;
  readonly locationId: string;
}

/** Returns empty knowledge, for operators who examine a single file. */
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
