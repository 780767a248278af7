import type { FieldReading, ReadingCheck } from '@lichen/contracts/docs/reading';
import { afterChecks, checksOf } from '../checks/checks';
import type { Choices } from '../fields/choice';
import type { SoughtField, SoughtType } from '../fields/definition';
import { fieldReadings } from '../fields/field-readings';
import type { readTexts } from '../fields/read-texts';

type Texts = ReturnType<typeof readTexts>;

/** The parts that a total consists of. */
const SUMS: readonly SoughtField[] = [
  { name: 'net', kind: 'money', role: 'net' },
  { name: 'tax', kind: 'money', role: 'tax' },
];

/** Returns amounts that the type has no field for. They prove the total or show that it is wrong. */
const sumsBeside = ({ fields }: SoughtType, choices: Choices, texts: Texts): FieldReading[] =>
  fieldReadings(
    SUMS.filter(({ name }) => !fields.some((each) => each.name === name)),
    choices,
    texts,
  ).filter(({ flags }) => flags.length === 0);

interface Said {
  readonly sought: SoughtType;
  readonly choices: Choices;
  readonly texts: Texts;
  readonly today: string;
}

/** Applies the rules to the fields, including amounts that the type has no field for. */
export function judged(
  fields: readonly FieldReading[],
  { sought, choices, texts, today }: Said,
): { fields: FieldReading[]; checks: ReadingCheck[] } {
  const checks = checksOf([...fields, ...sumsBeside(sought, choices, texts)], today);
  return { fields: afterChecks(fields, checks), checks };
}
