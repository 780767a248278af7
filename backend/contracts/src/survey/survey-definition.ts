import { z } from 'zod';

/** Limits of one survey. */
export const SURVEY_LIMITS = {
  tabs: 20,
  questions: 300,
  /** Size of the definition as JSON in UTF-8. */
  bytes: 200_000,
  options: 200,
  /** Conditions per rule. */
  conditions: 10,
  /** States of all patterns together: each pattern examines every character of its answer in all of its states. */
  states: 2000,
  expression: 1000,
  /** Characters of a one-line answer, and of one with several lines. */
  line: 1000,
  lines: 10_000,
} as const;

/** Types of questions, each with a form control of its own. */
export const QUESTION_TYPES = [
  'text',
  'email',
  'password',
  'textarea',
  'number',
  'currency',
  'slider',
  'select',
  'radio',
  'checkbox',
  'toggle',
  'switch',
  'date',
  'file',
] as const;

/** Ids are names in calculations and keys of the sent answers, so two reserved names are refused. */
const id = z.string().regex(/^(?!(?:constructor|prototype)$)[a-z][a-z0-9_]{0,39}$/);
const bound = z.number().min(-1e15).max(1e15);
const length = z.number().int().min(0).max(SURVEY_LIMITS.lines);
const value = z.union([z.string().max(200), z.number(), z.boolean()]);

const condition = z.strictObject({ field: id, operator: z.literal('equals'), value });

type Words = (most: number) => z.ZodString;

/** Builds the schema of a survey; `words` makes the schema of a text, `fewest` is the least number of conditions. */
function shapeWith(words: Words, fewest: number) {
  const rule = z.strictObject({ all: z.array(condition).min(fewest).max(SURVEY_LIMITS.conditions) });
  const question = z.strictObject({
    id,
    type: z.enum(QUESTION_TYPES),
    label: words(500),
    placeholder: z.string().max(200).optional(),
    hint: z.string().max(1000).optional(),
    required: z.boolean().optional(),
    columnSpan: z.number().int().min(1).max(3).optional(),
    min: bound.optional(),
    max: bound.optional(),
    step: z.number().positive().max(1e15).optional(),
    /** Unit shown beside the amount; for a currency, its code. */
    unit: z.string().max(40).optional(),
    options: z
      .array(z.strictObject({ value: words(200), label: words(300) }))
      .max(SURVEY_LIMITS.options)
      .optional(),
    validation: z
      .strictObject({
        minLength: length.optional(),
        maxLength: length.optional(),
        pattern: words(200).optional(),
        message: z.string().max(200).optional(),
      })
      .optional(),
    rules: z.strictObject({ show: rule.optional(), hide: rule.optional() }).optional(),
    calculated: z.boolean().optional(),
    /** `when` is a condition: without it being met there is no result. */
    calculation: z
      .strictObject({ expression: words(SURVEY_LIMITS.expression), when: words(SURVEY_LIMITS.expression).optional() })
      .optional(),
  });
  const tab = z.strictObject({
    id,
    label: words(200),
    columns: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    questions: z.array(question).max(SURVEY_LIMITS.questions),
  });
  return z.strictObject({ tabs: z.array(tab).max(SURVEY_LIMITS.tabs) });
}

/** Schema of a survey as it is stored and sent. `surveyProblems` checks what a schema cannot express. */
export const surveyShape = shapeWith((most) => z.string().trim().min(1).max(most), 1);

/** Schema of a survey draft: texts may be missing, and are stored as typed. */
export const surveyDraftShape = shapeWith((most) => z.string().max(most), 0);

/** A survey that passed its schema. */
export type Survey = z.infer<typeof surveyShape>;
export type SurveyTab = Survey['tabs'][number];
export type Question = SurveyTab['questions'][number];
/** Conditions that show or hide a question; all of them must hold. */
export type Rule = NonNullable<NonNullable<Question['rules']>['show']>;

/** Returns the questions of all tabs, in order. */
export const questionsOf = (survey: Survey): readonly Question[] => survey.tabs.flatMap(({ questions }) => questions);
