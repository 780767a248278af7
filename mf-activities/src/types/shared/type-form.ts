import type { location } from '@lichen/contracts/business/location.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Place } from '@lichen/contracts/entity/fields';
import type { FormApi, Overrides, ReferenceRow, Section, Values } from '@lichen/kit';

/** Input of a type's overrides. */
export interface FormContext {
  readonly values: Values;
  /** Rows of the type's reference list (`list`). */
  readonly rows: readonly ReferenceRow[];
  /** Record of the type's reference (`knows`); null until it is chosen and loaded. */
  readonly known?: Values | null;
}

/** Questions for the distance of a journey, and the fields that the answers fill in. */
export interface JourneyDistance {
  /** Fields whose change recalculates the distance, if the search knows both ends. */
  readonly after: readonly string[];
  /** One question for each leg of the route. */
  readonly asks: (values: Values) => readonly DistanceQuestion[];
  /** Returns the message about missing inputs; null when the distance can be calculated. */
  readonly refuse?: (values: Values) => string | null;
  readonly fill: (legs: readonly number[], values: Values) => Values;
}

/** Values that a distance between two places depends on; null while they are not entered. */
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
  /** Name of a reference list that determines what the form shows. */
  readonly list?: string;
  /** A reference field whose record determines what the form shows. */
  readonly knows?: 'location_id' | 'vehicle_id' | 'source_id';
  /** Derived fields that the view shows besides the entered ones. */
  readonly shows?: readonly string[];
  /** Starting values of a new activity. */
  readonly start: Values;
  readonly overrides?: (context: FormContext) => Overrides;
  /** Updates the fields that depend on a changed one. Called once per open form, so the result may hold state. */
  readonly follow?: () => (changed: string, form: FormApi) => void;
  /** Returns the values that the chosen location sets. */
  readonly fromLocation?: (site: RecordOf<typeof location>, values: Values) => Values;
  /** Field for the person who enters the activity; documents do not state it. */
  readonly owner?: 'profile_id';
  /** Field with the partner's name in a document. */
  readonly partnerNamedIn?: 'extracted_customer';
  /** Set for types with a route. */
  readonly distance?: JourneyDistance;
  /** Fills in values of a stored record that can be calculated from its other values. */
  readonly complete?: <T extends object>(record: T) => T;
}

/** Fields shared by all types. */
export const COMMON_LAYOUT: readonly Section[] = [
  { title: 'About this activity', columns: 1, fields: ['description', 'tags', 'applied'] },
];

/** Shared fields of the form; sheets omit the document. */
export const FORM_LAYOUT: readonly Section[] = [...COMMON_LAYOUT, { columns: 1, fields: ['doc_id'] }];
