import type { z } from 'zod';
import type { FieldErrors } from '../api/problems';
import { FIELD_TEXTS, TEXTS } from '../text/texts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

const WRONG_TYPE: Readonly<Record<string, string>> = {
  string: FIELD_TEXTS.text,
  number: FIELD_TEXTS.number,
  int: FIELD_TEXTS.wholeNumber,
  boolean: FIELD_TEXTS.boolean,
  array: FIELD_TEXTS.list,
};

const isNumeric = ({ origin }: { origin?: unknown }) => origin === 'number' || origin === 'int';

/** Text for an input error that the schema of an action or call does not word itself. */
function wordsOf(issue: RawIssue): string {
  if (issue.input === undefined) return TEXTS.required;
  switch (issue.code) {
    case 'invalid_type':
      return WRONG_TYPE[String(issue.expected)] ?? FIELD_TEXTS.unreadable;
    case 'invalid_value':
      return FIELD_TEXTS.choice;
    case 'too_big':
      return isNumeric(issue) ? FIELD_TEXTS.tooLarge : FIELD_TEXTS.tooLong;
    case 'too_small':
      return isNumeric(issue) ? FIELD_TEXTS.tooSmall : TEXTS.required;
    case 'unrecognized_keys':
      return FIELD_TEXTS.unknownField;
    default:
      return FIELD_TEXTS.unreadable;
  }
}

/** Unknown keys are named one by one, as those of a record are. */
function pathsOf(issue: Issue): string[] {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
  return keys.map((key) => [...issue.path, ...(key === undefined ? [] : [key])].join('.') || 'input');
}

/** The input as its schema reads it, or a message of the product under everything that is wrong. */
export function readInput<S extends z.ZodType>(
  schema: S,
  sent: unknown,
): { data: z.output<S> } | { errors: FieldErrors } {
  const result = schema.safeParse(sent, { error: wordsOf });
  if (result.success) return { data: result.data };
  const messages = result.error.issues.flatMap((issue) => pathsOf(issue).map((path) => [path, issue.message] as const));
  // The first message of a path is the one to read.
  return { errors: Object.fromEntries(messages.reverse()) };
}
