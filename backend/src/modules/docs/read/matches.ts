import type { FieldReading } from '@lichen/contracts/docs/reading';
import { fold } from '@lichen/contracts/formats/fold';
import type { Knowledge } from '../fields/knowledge';

const packed = (text: string) => fold(text).replaceAll(' ', '');

const textOf = (fields: readonly FieldReading[], name: string): FieldReading | undefined =>
  fields.find(({ field, value }) => field === name && typeof value === 'string');

/** Returns a reading for a record that a field mentions, at the place of that field. */
const named = (field: string, id: string, by: FieldReading, confidence: number): FieldReading => ({
  ...{ field, value: id, raw: by.raw, page: by.page, box: by.box, how: by.how, flags: [], alternatives: [] },
  confidence: Math.min(confidence, by.confidence),
});

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

/** Number of characters from which a name in an address is unlikely to match by accident. */
const LEAST_NAME = 6;

function locationIn(fields: readonly FieldReading[], { meters, locations }: Knowledge): FieldReading | undefined {
  const meter = textOf(fields, 'meter_number');
  const metered = meter && meters.find(({ number }) => packed(number) === packed(String(meter.value)));
  if (meter && metered) return named('location_id', metered.locationId, meter, 1);
  const address = textOf(fields, 'supplied_address') ?? textOf(fields, 'address');
  if (!address) return undefined;
  const written = packed(String(address.value));
  const at = locations.filter(({ postCode }) => postCode !== null && written.includes(packed(postCode)));
  const line = at.filter(({ addressLine }) => addressLine !== null && written.includes(packed(addressLine)));
  const called = locations.map((each) => ({ ...each, packed: packed(each.name) }));
  const byName = called.filter((each) => each.packed.length >= LEAST_NAME && written.includes(each.packed));
  const found = only(line) ?? only(at) ?? only(byName);
  return found && named('location_id', found.id, address, line.length === 1 ? 1 : 0.8);
}

function partnerIn(fields: readonly FieldReading[], { suppliers }: Knowledge): FieldReading | undefined {
  const supplier = textOf(fields, 'supplier_name');
  const found = supplier && only(suppliers.filter(({ name }) => packed(name) === packed(String(supplier.value))));
  return supplier && found && named('partner_id', found.id, supplier, 1);
}

/** Returns readings for the location and partner that a document mentions; none for one that is ambiguous. */
export const matchesOf = (fields: readonly FieldReading[], knowledge: Knowledge): readonly FieldReading[] =>
  [locationIn(fields, knowledge), partnerIn(fields, knowledge)].filter((each) => each !== undefined);
