import type { DocType, ReadAs } from '@lichen/contracts/docs/doc-type';
import { z } from 'zod';
import { SAID_AS, type SaidField } from './said-values';

/** Schema of the printed words that each answer must quote, so that they can be found on the page. */
const PRINTED = z.string().describe('The value exactly as printed, letter by letter, without its label');

const WRITTEN: Readonly<Partial<Record<ReadAs['kind'], z.ZodType<SaidField>>>> = {
  text: z.object({ printed: PRINTED, value: z.string().describe('The text') }),
  day: z.object({ printed: PRINTED, value: z.string().describe('The day as YYYY-MM-DD') }),
  number: z.object({ printed: PRINTED, value: z.string().describe('The number, with a dot before decimals') }),
  quantity: z.object({
    printed: PRINTED,
    value: z.string().describe('The amount, with a dot before decimals and without its unit'),
    unit: z.string().describe('The unit as printed'),
  }),
  money: z.object({
    printed: PRINTED,
    value: z.string().describe('The amount, with a dot before decimals'),
    currency: z.string().nullable().describe('ISO 4217 code, null where no currency is printed'),
  }),
};

const schemaOf = (kind: ReadAs['kind']) => WRITTEN[SAID_AS[kind] ?? kind];

/** Returns the answer schema of the service: every field of the type, or null if the document does not state it. */
export function answerSchema({ form, reads }: DocType): z.ZodType<Readonly<Record<string, SaidField | null>>> {
  const entries = Object.entries(reads).flatMap(([name, { kind }]) => {
    const schema = schemaOf(kind);
    const label = form.fields[name]?.label ?? name;
    return schema ? [[name, schema.nullable().describe(`${label}; null where it is not printed`)] as const] : [];
  });
  return z.object(Object.fromEntries(entries));
}
