import type { location } from '@lichen/contracts/business/location.entity';
import type { SheetReading } from '@lichen/contracts/sheet/read-cell';
import { readRow } from '@lichen/contracts/sheet/read-row';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Field, Place, Stop } from '@lichen/contracts/entity/fields';
import { namesAlone, stopsOf } from '@lichen/contracts/places/places-alone';
import { numberedStops } from '@lichen/contracts/places/stops';
import { draftErrors, type ReferenceRow, type Values } from '@lichen/kit';
import type { TypeForm } from '../types/shared/type-form';

type Site = RecordOf<typeof location>;

/** Context for reading the texts of a sheet: the reader's conventions, and the company's records. */
export interface SheetLookups {
  readonly reading: SheetReading;
  /** Returns the id of the only record with the name; undefined where there are several. */
  readonly idOf: (entity: string, text: string) => string | undefined;
  readonly siteOf: (id: unknown) => Site | undefined;
  /** Returns the rows of a reference list. */
  readonly rowsOf: (list: string) => readonly ReferenceRow[];
  /** Returns the place of a text, once a user has chosen it or a bill has supplied it. */
  readonly placeOf: (text: string) => Place | undefined;
  readonly today: number;
}

export interface RowDraft {
  /** Defaults of a row, including those of its location. */
  readonly given: Values;
  /** Request body to create the activity. */
  readonly draft: Values;
  /** Errors by field; empty when the row can be saved. */
  readonly errors: Readonly<Record<string, string>>;
  /** Names of places without further details, by field; stops may have several. */
  readonly unfound: Readonly<Record<string, readonly string[]>>;
  /** Fields of places that are airports. */
  readonly airports: readonly string[];
}

/** Updates the fields that depend on the typed ones, as the form does. */
function followed(form: TypeForm, values: Record<string, unknown>, typed: readonly string[]): void {
  const follow = form.follow?.();
  if (!follow) return;
  const set = (more: Values) => {
    for (const [name, value] of Object.entries(more)) if (!typed.includes(name)) values[name] = value;
  };
  for (const name of typed) follow(name, { values, set });
}

const withPlaces = (stops: readonly Stop[], placeOf: SheetLookups['placeOf']): Stop[] =>
  stops.map((stop) => ({ ...stop, address: (stop.address && placeOf(stop.address.name)) ?? stop.address }));

/** Replaces names by known places; returns the names of the others, by field. */
function findPlaces({ entity }: TypeForm, read: Record<string, unknown>, { placeOf }: SheetLookups) {
  const unfound: Record<string, string[]> = {};
  for (const [name, { kind }] of Object.entries(entity.fields as Record<string, Field>)) {
    const named = stopsOf(kind, read[name]);
    if (named.length === 0) continue;
    const found = withPlaces(named, placeOf);
    read[name] = kind === 'stops' ? numberedStops(found) : found[0]?.address;
    const names = namesAlone(found);
    if (names.length > 0) unfound[name] = names;
  }
  return unfound;
}

function airportsOf({ entity, overrides, list }: TypeForm, values: Values, { rowsOf }: SheetLookups): string[] {
  const places = Object.entries(entity.fields as Record<string, Field>).filter(([, { kind }]) => kind === 'place');
  if (places.length === 0 || !list) return [];
  const overridden = overrides?.({ values, rows: rowsOf(list) }) ?? {};
  return places.flatMap(([name]) => (overridden[name]?.airports ? [name] : []));
}

/** Builds the draft of a row from the defaults of its type, the values of its location and the typed cells. */
export function rowDraft(form: TypeForm, cells: Readonly<Record<string, string>>, lookups: SheetLookups): RowDraft {
  const { values: read, names, problems } = readRow(form.entity, cells, lookups.reading);
  const wrong: Record<string, string> = {};
  for (const { field, message } of problems) wrong[field] = message;
  for (const { field, entity, text } of names) {
    const id = lookups.idOf(entity, text);
    if (id === undefined) wrong[field] = FIELD_TEXTS.unknownRecord;
    else read[field] = id;
  }
  const unfound = findPlaces(form, read, lookups);
  const site = lookups.siteOf(read['location_id']);
  const brought = site ? form.fromLocation?.(site, { ...form.start, ...read }) : undefined;
  const given = { ...form.start, ...brought };
  const values = { ...given, ...read };
  followed(form, values, Object.keys(read));
  const found = Object.entries(draftErrors(form.entity, values, lookups.today));
  const errors = Object.fromEntries(found.map(([path, message]) => [path.split('.')[0] ?? path, message]));
  return {
    given,
    draft: values,
    errors: { ...errors, ...wrong },
    unfound,
    airports: airportsOf(form, values, lookups),
  };
}
