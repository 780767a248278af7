import { QUESTION_TYPES, type Question } from '@lichen/contracts/survey/survey-definition';

type Type = Question['type'];

/** Labels of the question types, as dictionary keys. */
export const TYPE_WORDS = {
  text: 'Text in one line',
  textarea: 'Text in several lines',
  number: 'Number',
  currency: 'Amount of money',
  slider: 'Slider',
  toggle: 'Yes or no',
  switch: 'Switch',
  radio: 'One choice, all in sight',
  select: 'One choice from a list',
  checkbox: 'Several choices',
  date: 'Date',
  email: 'Email address',
  password: 'Password',
  file: 'File',
} as const satisfies Record<Type, string>;

/** Hint on how to write questions that are parsed from text. */
export const QUESTIONS_AS_TEXT =
  'One question a line, with numbers or bullets. Options below it or in brackets, (yes/no), units such as (kWh), and * for required.';

/** Types in the order in which they are offered. */
export const OFFERED_TYPES = Object.keys(TYPE_WORDS).filter((one) =>
  (QUESTION_TYPES as readonly string[]).includes(one),
);

/** Symbol beside a question in the outline. */
export const TYPE_SIGNS: Readonly<Record<Type, string>> = {
  text: 'T',
  textarea: '¶',
  number: '#',
  currency: '¤',
  slider: '↔',
  toggle: '◐',
  switch: '◐',
  radio: '◉',
  select: '▾',
  checkbox: '☑',
  date: '▦',
  email: '@',
  password: '•',
  file: '▤',
};

const CHOICES: readonly Type[] = ['select', 'radio', 'checkbox'];
const NUMBERS: readonly Type[] = ['number', 'currency', 'slider'];
const TEXTS: readonly Type[] = ['text', 'textarea', 'email', 'password'];

/** Tell by the type of a question which of its properties apply: options, least and most, or a length. */
export const hasOptions = ({ type }: Question): boolean => CHOICES.includes(type);
export const hasAmount = ({ type }: Question): boolean => NUMBERS.includes(type);
export const hasLength = ({ type }: Question): boolean => TEXTS.includes(type);

/** Labels of the members of a question in a comparison, as dictionary keys. */
export const MEMBER_WORDS: Readonly<Record<string, string>> = {
  label: 'Text',
  type: 'Type',
  required: 'Required',
  hint: 'Hint',
  placeholder: 'Example',
  unit: 'Unit',
  min: 'At least',
  max: 'At most',
  step: 'Step',
  options: 'Options',
  validation: 'Format',
  rules: 'Rules',
  calculated: 'Calculation',
  calculation: 'Calculation',
  columnSpan: 'Width',
  columns: 'Columns',
};

/** Returns the question with another type, without members that this type does not have. */
export function ofType(one: Question, type: Type): Question {
  const next = { ...one, type };
  const { options, min, max, step, unit, validation, placeholder, ...rest } = next;
  return {
    ...rest,
    ...(hasOptions(next) ? { options: options ?? [] } : {}),
    ...(hasAmount(next)
      ? {
          ...(min !== undefined && { min }),
          ...(max !== undefined && { max }),
          ...(step !== undefined && { step }),
          ...(unit !== undefined && { unit }),
        }
      : {}),
    ...(hasLength(next)
      ? { ...(validation !== undefined && { validation }), ...(placeholder !== undefined && { placeholder }) }
      : {}),
  };
}

/** Sets a member of a question, or removes it if the value is empty or false. */
export function withMember<K extends keyof Question>(one: Question, name: K, value: Question[K] | null | ''): Question {
  const { [name]: _, ...rest } = one;
  return (
    value === null || value === '' || value === undefined || value === false ? rest : { ...rest, [name]: value }
  ) as Question;
}
