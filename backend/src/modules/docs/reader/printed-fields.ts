import type { FieldReading } from '@lichen/contracts/docs/reading';
import type { Choices } from '../fields/choice';
import type { SoughtType } from '../fields/definition';
import { fieldReadings } from '../fields/field-readings';
import type { readTexts } from '../fields/read-texts';
import { withFuelRows } from '../rows/fuel-rows';
import { withWasteRows } from '../rows/waste-rows';
import type { Surveyed } from '../fields/survey';

interface Chosen {
  readonly choices: Choices;
  readonly texts: ReturnType<typeof readTexts>;
}

/** Returns the readings of a type's fields as printed, with the rows of its lists. */
export const printedFields = (
  sought: SoughtType,
  { choices, texts }: Chosen,
  surveyed: Pick<Surveyed, 'layout' | 'lexicons' | 'tokens'>,
): readonly FieldReading[] =>
  withWasteRows(withFuelRows(fieldReadings(sought.fields, choices, texts), sought, surveyed), sought, surveyed);
