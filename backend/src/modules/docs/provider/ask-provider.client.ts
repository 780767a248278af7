import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { ServiceState } from '@lichen/contracts/docs/doc-reading.entity';
import type { MarkedReading } from '@lichen/contracts/docs/landmark';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import { SURE_FROM } from '@lichen/contracts/docs/doc-statuses';
import { DOC_TYPES, docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { z } from 'zod';
import type { AiService } from '../../../platform/ai/ai-service';
import { afterChecks, checksOf } from '../checks/checks';
import { answerSchema } from './answer-schema.client';
import { FIELD_INSTRUCTIONS, TYPE_INSTRUCTIONS } from './instructions';
import { withSaid } from './merged-reading';
import { findPrinted } from './place-on-page';
import type { ServiceReading } from './service-reading';
import type { PrintedLine, Shown } from './printed';

interface Asking {
  readonly ai: Pick<AiService, 'ask' | 'name'>;
  readonly companyId: string;
  /** Types that a person chose; empty if the reader has to determine the type. */
  readonly types: readonly string[];
  /** ISO 8601 date. */
  readonly today: string;
  readonly signal: AbortSignal;
}

const textOf = (lines: readonly PrintedLine[]): string => {
  let page = 0;
  return lines
    .flatMap((line) => {
      const head = line.page === page ? [] : [`--- page ${line.page} ---`];
      page = line.page;
      return [...head, line.words.map(({ text }) => text).join(' ')];
    })
    .join('\n');
};

const OFFERED = DOC_TYPES.filter(({ isFormer, reads }) => !isFormer && Object.keys(reads).length > 0);
const NONE = 'none';
/** Confidence of a type that only the service has determined. */
const TOLD = 0.7;

const isOpen = ({ confidence, flags }: FieldReading): boolean => confidence < SURE_FROM || flags.length > 0;

/** Returns true if nothing is left to ask: structured data, or all needed fields read with certainty. */
function isSettled({ type, fields }: MarkedReading): boolean {
  if (fields.some(({ how }) => how === 'xml')) return true;
  const reads = (type === null ? undefined : docTypeOf(type))?.reads;
  if (!reads || fields.some(({ flags }) => flags.length > 0)) return false;
  const settled = new Set(fields.filter((each) => !isOpen(each)).map(({ field }) => field));
  return Object.entries(reads).every(([name, { isNeeded }]) => !isNeeded || settled.has(name));
}

/** Asks the AI service what a reading left open: the type if unknown, then its fields. Returns both merged. */
export async function askProvider(reading: MarkedReading, shown: Shown, asking: Asking): Promise<ServiceReading> {
  const { ai, companyId, signal, today } = asking;
  if (ai.name === null || isSettled(reading)) return { reading, service: null };
  const { pictures, lines } = shown;
  const question = { companyId, signal, pictures, material: textOf(lines) };
  const service = (state: ServiceState) => ({ name: ai.name as string, state });

  const typeOf = async (): Promise<{ type: DocType | null; state: ServiceState }> => {
    const known = docTypeOf(asking.types[0] ?? reading.type ?? '');
    if (known) return { type: known, state: 'answered' };
    const names = OFFERED.map(({ id, label }) => `${id} (${label})`).join(', ');
    const answer = await ai.ask({
      ...question,
      instructions: `${TYPE_INSTRUCTIONS} The types are: ${names}.`,
      schema: z.object({ type: z.enum([...OFFERED.map(({ id }) => id), NONE]) }),
      schemaName: 'document_type',
    });
    const type = answer.state === 'answered' ? docTypeOf(answer.value.type) : undefined;
    return { type: type ?? null, state: answer.state };
  };

  const { type, state } = await typeOf();
  if (!type || Object.keys(type.reads).length === 0) return { reading, service: service(state) };
  const schema = answerSchema(type);
  const answer = await ai.ask({ ...question, instructions: FIELD_INSTRUCTIONS, schema, schemaName: 'document_fields' });
  if (answer.state !== 'answered') return { reading, service: service(answer.state) };
  const failed = new Set(reading.checks.filter(({ holds }) => !holds).map(({ rule }) => rule));
  const own = reading.fields.map((each) => ({ ...each, flags: each.flags.filter((flag) => !failed.has(flag)) }));
  const fields = withSaid(own, type, answer.value, findPrinted(lines));
  const checks = checksOf(fields, today);
  const typed = reading.type === null ? { type: type.id, typeConfidence: TOLD } : {};
  return {
    reading: { ...reading, ...typed, fields: afterChecks(fields, checks), checks },
    service: service('answered'),
  };
}
