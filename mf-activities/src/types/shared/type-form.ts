import type { location } from '@lichen/contracts/business/location.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Place } from '@lichen/contracts/entity/fields';
import type { FormApi, Overrides, ReferenceRow, Section, Values } from '@lichen/kit';

/** Input of a type's overrides. */
export interface FormContext {
  readonly values: Values;
  /** Rows of the list that the type names. */
  readonly rows: readonly ReferenceRow[];
  /** The record that the type wants to know; null until one is chosen and has come. */
  readonly known?: Values | null;
}

/** Questions for the distance of a journey, and the fields that the answer fills in. */
export interface JourneyDistance {
  /** Fields after whose change the distance is worked out anew, when both ends are places that the search knows. */
  readonly after: readonly string[];
  /** One question for each leg of the way. */
  readonly asks: (values: Values) => readonly DistanceQuestion[];
  /** Names what is missing before the distance can be asked for; null when nothing is. */
  readonly refuse?: (values: Values) => string | null;
  readonly fill: (legs: readonly number[], values: Values) => Values;
}

export interface DistanceQuestion {
  readonly start_location: Place | null;
  readonly end_location: Place | null;
  readonly transport_method: string | null;
  readonly units: string | null;
  /** Distance, when it is known without asking. */
  readonly known?: number;
}

/** Form and view of one activity type. Everything else is the same for all types. */
export interface TypeForm {
  readonly entity: Entity;
  readonly layout: readonly Section[];
  /** Name of a reference list whose facts decide what the form shows. */
  readonly list?: string;
  /** A reference whose record decides what the form shows. */
  readonly knows?: 'location_id' | 'vehicle_id' | 'source_id';
  /** Fields that the server derives and the view shows beside the entered ones. */
  readonly shows?: readonly string[];
  /** Starting values of a new activity. */
  readonly start: Values;
  readonly overrides?: (context: FormContext) => Overrides;
  /** Fields that follow from the one a person has just changed. One for each open form: it may remember. */
  readonly follow?: () => (changed: string, form: FormApi) => void;
  /** Values that the chosen location brings along. */
  readonly fromLocation?: (site: RecordOf<typeof location>, values: Values) => Values;
  /** Field that whoever enters it fills; a document that it is read from does not say it. */
  readonly owner?: 'profile_id';
  /** A text in which a document names the partner. */
  readonly partnerNamedIn?: 'extracted_customer';
  /** Set for types that go from one place to another. */
  readonly distance?: JourneyDistance;
  /** Fills in what a stored record leaves to be worked out from its other values. */
  readonly complete?: <T extends object>(record: T) => T;
}

/** Fields that every activity has beside those of its type. */
export const COMMON_LAYOUT: readonly Section[] = [
  { title: 'About this activity', columns: 1, fields: ['description', 'tags', 'applied'] },
];

/** What its form has besides, and rows of a sheet have not. */
export const FORM_LAYOUT: readonly Section[] = [...COMMON_LAYOUT, { columns: 1, fields: ['doc_id'] }];
