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
  // A partner with several domains is listed once for each.
  const ids = new Set(
    suppliers.filter(({ name }) => supplier && packed(name) === packed(String(supplier.value))).map(({ id }) => id),
  );
  const found = only([...ids]);
  return supplier && found ? named('partner_id', found, supplier, 1) : undefined;
}

/** Partners that a document may be from, by signs other than a name, tax number or domain that its supplier prints. */
export interface SenderSigns {
  /** Partner linked to earlier documents with the same tax number, bank account, website or name. */
  readonly taught: string | null;
  /** Partner from whose address the document was sent. */
  readonly mailed: string | null;
}

/** Confidence by sign. Both stay below the limit from which nobody has to check: senders can be forged. */
const SURE: Readonly<Record<keyof SenderSigns, number>> = { taught: 0.8, mailed: 0.6 };

function partnerBySign(signs: SenderSigns): FieldReading | undefined {
  const sign = (['taught', 'mailed'] as const).find((each) => signs[each] !== null);
  if (!sign) return undefined;
  const nowhere = { raw: '', page: null, box: null, flags: [], alternatives: [] } as const;
  return { ...nowhere, field: 'partner_id', value: signs[sign], confidence: SURE[sign], how: 'sender' };
}

/** Returns readings for the location and partner that a document mentions; none for one that is ambiguous. */
export const matchesOf = (
  fields: readonly FieldReading[],
  knowledge: Knowledge,
  signs: SenderSigns = { taught: null, mailed: null },
): readonly FieldReading[] =>
  [locationIn(fields, knowledge), partnerIn(fields, knowledge) ?? partnerBySign(signs)].filter(
    (each) => each !== undefined,
  );
