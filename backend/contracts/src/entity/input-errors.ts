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

/** A number as an address writes it. `0x7e9`, `2e3`, a blank and nothing at all are slips, whatever they would count as. */
const WRITTEN_NUMBER = /^-?\d{1,16}(?:\.\d{1,20})?$/;

interface Part {
  readonly type: string;
  readonly coerce?: boolean;
  readonly innerType?: { readonly def: Part };
  readonly shape?: Readonly<Record<string, { readonly def: Part }>>;
}

function isReadAsNumber({ type, coerce, innerType }: Part): boolean {
  return innerType ? isReadAsNumber(innerType.def) : type === 'number' && coerce === true;
}

/**
 * What is wrong with texts that a schema would make numbers of in ways that nobody means, and with numbers that are
 * missing, of which it says that they are none.
 */
function numberErrors(schema: z.ZodType, sent: unknown, said: FieldErrors): FieldErrors {
  const { shape = {} } = schema.def as unknown as Part;
  const given = (typeof sent === 'object' && sent !== null ? sent : {}) as Readonly<Record<string, unknown>>;
  const wrong = Object.entries(shape).flatMap(([name, { def }]): [string, string][] => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (typeof value === 'number' || !isReadAsNumber(def)) return [];
    if (value === undefined) return Object.hasOwn(said, name) ? [[name, TEXTS.required]] : [];
    const isNumber = typeof value === 'string' && WRITTEN_NUMBER.test(value);
    return isNumber ? [] : [[name, FIELD_TEXTS.number]];
  });
  return Object.fromEntries(wrong);
}

/** The input as its schema reads it, or a message of the product under everything that is wrong. */
export function readInput<S extends z.ZodType>(
  schema: S,
  sent: unknown,
): { data: z.output<S> } | { errors: FieldErrors } {
  const result = schema.safeParse(sent, { error: wordsOf });
  const messages = (result.error?.issues ?? []).flatMap((issue) =>
    pathsOf(issue).map((path) => [path, issue.message] as const),
  );
  // The first message of a path is the one to read.
  const said: FieldErrors = Object.fromEntries(messages.reverse());
  const errors = { ...said, ...numberErrors(schema, sent, said) };
  return result.success && Object.keys(errors).length === 0 ? { data: result.data } : { errors };
}
