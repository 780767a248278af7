import { FUEL_UNITS } from '@lichen/contracts/activities/codes/fuel-units';
import { UNITS } from '@lichen/contracts/activities/codes/units';
import type { CHOICE_LISTS } from '@lichen/contracts/business/reference.call';
import { RELEASES } from '@lichen/contracts/business/recycling/waste.entity';
import { DEMAND_STATUSES, DEMAND_TYPES, FREQUENCIES } from '@lichen/contracts/compliance/demands/demand-words';
import { PARTNER_ROLE_NAMES } from '@lichen/contracts/compliance/partner-roles';
import { DOC_STATUSES } from '@lichen/contracts/docs/doc-statuses';
import { COVERS } from '@lichen/contracts/docs/types/insurance';

type ChoiceList = (typeof CHOICE_LISTS)[number];
type Words = Readonly<Record<string, string>>;

/** A unit symbol is the same in every language, so a unit's code is its label. */
const symbols = (codes: readonly string[]): Words => Object.fromEntries(codes.map((code) => [code, code]));

const unitsOfKind = (kind: string): Words =>
  symbols(Object.entries(UNITS).flatMap(([code, unit]) => (unit.kind === kind ? [code] : [])));

/**
 * Codes and English labels of each list. They are read from the entities that store them: a second copy could offer a
 * code that no form accepts.
 */
const CHOICES: Readonly<Record<ChoiceList, Words>> = {
  fuel_units: symbols(FUEL_UNITS),
  liquid_units: unitsOfKind('volume'),
  area_units: unitsOfKind('area'),
  partner_roles: PARTNER_ROLE_NAMES,
  demand_types: DEMAND_TYPES,
  demand_states: DEMAND_STATUSES,
  insurance_types: COVERS,
  upload_states: DOC_STATUSES,
  frequencies: FREQUENCIES,
  releases: RELEASES,
};
/** Lists whose labels are unit symbols and are never translated. */
const SYMBOLS: readonly ChoiceList[] = ['fuel_units', 'liquid_units', 'area_units'];

/** Returns the items of a list with translated labels; unit symbols stay as they are. */
export const choicesOf = (name: ChoiceList, say: (english: string) => string) =>
  Object.entries(CHOICES[name]).map(([code, label]) => ({ code, label: SYMBOLS.includes(name) ? label : say(label) }));
