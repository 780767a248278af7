import type { Field } from './fields';

/** Finds the code that a text means in a reference list: the code in any case, or what a person reads for it. */
export type CodeOf = (list: string, text: string) => string | undefined;

/** The code of a field from how people write it: as its list has it, or as the field itself reads it. */
export const resolveCode = (
  { list, as }: Pick<Extract<Field, { kind: 'code' }>, 'list' | 'as'>,
  text: string,
  codeOf: CodeOf,
): string | undefined => codeOf(list, text) ?? (as ? codeOf(list, as(text)) : undefined);
