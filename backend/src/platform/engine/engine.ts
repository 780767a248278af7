import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { notFound } from '@lichen/contracts/api/problems';
import type { Platform } from '../platform';
import type { Plain } from '../store/columns';
import type { Records } from '../store/scoped-records';
import type { Query } from './list-query';
import { present } from './present';
import { withReferences } from './integrity/references';
import type { Registry } from './registry';
import type { Context, Reader, Served } from './rules';

/** Dependencies of every verb. */
export interface Engine {
  readonly platform: Platform;
  readonly registry: Registry;
}

/** One data call: the entity, the verb, and the id, body and query that came with it. */
export interface DataCall {
  entity: string;
  verb: 'list' | 'read' | 'create' | 'update' | 'remove' | 'action' | 'question' | 'preview';
  id?: string | undefined;
  /** Name of the action or question. */
  name?: string | undefined;
  body: Plain;
  query: Query;
  version?: number | undefined;
  idempotencyKey?: string | undefined;
}

/** Returns the id of the called record; for a singleton that of its owner, the person or company. */
export function idOf({ entity }: Served, call: DataCall, context: Context): string {
  if (entity.kind === 'singleton') return entity.scope === 'user' ? context.userId : context.companyId;
  if (!call.id) throw notFound();
  return call.id;
}

/** Returns the response body of a single record. */
export async function answerOf(
  { registry }: Engine,
  served: Served,
  record: RecordOf<Entity>,
  records: Records,
  reader: Reader,
): Promise<Plain> {
  const [whole] = await withReferences(registry, records, served.entity, [record as unknown as Plain]);
  return { ok: true, obj: present(served, whole as unknown as RecordOf<Entity>, reader) };
}
