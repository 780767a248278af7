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

/** Returns the message of an input error for which the schema of an action or call has no text. */
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

/** Returns the paths of an issue. Each unknown key gets its own, as in records. */
function pathsOf(issue: Issue): string[] {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
  return keys.map((key) => [...issue.path, ...(key === undefined ? [] : [key])].join('.') || 'input');
}

/**
 * A number as written in an address. `0x7e9`, `2e3`, blank and empty text are mistakes, although `Number` accepts them.
 */
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

/** Returns errors for texts that the schema would coerce to an unintended number, and for missing numbers. */
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

/** Returns the input as parsed by its schema, or an error message for every invalid field. */
export function readInput<S extends z.ZodType>(
  schema: S,
  sent: unknown,
): { data: z.output<S> } | { errors: FieldErrors } {
  const result = schema.safeParse(sent, { error: wordsOf });
  const messages = (result.error?.issues ?? []).flatMap((issue) =>
    pathsOf(issue).map((path) => [path, issue.message] as const),
  );
  // Messages are reversed so that the first one of a path wins.
  const said: FieldErrors = Object.fromEntries(messages.reverse());
  const errors = { ...said, ...numberErrors(schema, sent, said) };
  return result.success && Object.keys(errors).length === 0 ? { data: result.data } : { errors };
}
