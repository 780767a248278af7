import type { Field } from './fields';

/** Returns the code that a text means in a reference list: the code itself in any case, or its label. */
export type CodeOf = (list: string, text: string) => string | undefined;

/** Returns the code of a field for what people write: a match in its list, or else of the text converted by `as`. */
export const resolveCode = (
  { list, as }: Pick<Extract<Field, { kind: 'code' }>, 'list' | 'as'>,
  text: string,
  codeOf: CodeOf,
): string | undefined => codeOf(list, text) ?? (as ? codeOf(list, as(text)) : undefined);
