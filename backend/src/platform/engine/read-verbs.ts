import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { notFound } from '@lichen/contracts/api/problems';
import type { Plain } from '../store/columns';
import { cachedRecords } from '../store/record-cache';
import { sumsOver } from '../store/scoped-sums';
import { recordsOf } from './company-records';
import { type DataCall, type Engine, answerOf, idOf } from './engine';
import { expectAllowed, expectReadable, expectSubscribed } from './permissions/permit';
import { present } from './present';
import type { Context, Effect, Served } from './rules';
import { expectRowAccess, needsRow } from './permissions/row-access';
import { definitionsIn } from './integrity/referred-to';
import { askingFor } from './module-questions';
import { effectsOf, prepareNew } from './verbs';

const asRow = (record: unknown) => record as Plain | undefined;

/** Answers one record by its id; throws `notFound` for those of other companies too. */
export async function read(engine: Engine, served: Served, call: DataCall, context: Context): Promise<Plain> {
  const { entity } = served;
  const records = recordsOf(engine, context);
  const id = idOf(served, call, context);
  const isThrough = needsRow(entity, 'read', context);
  expectReadable(entity, context);
  if (isThrough)
    await expectRowAccess(entity, 'read', asRow(await records(entity).find(id)), engine.registry, records, context);
  return answerOf(engine, served, await records(entity).get(id), records, context);
}

/** Answers a named question about one record. */
export async function ask(engine: Engine, served: Served, call: DataCall, context: Context): Promise<Plain> {
  const name = call.name ?? '';
  const { questions = {} } = served.entity;
  const answering = served.rules.questions?.[name];
  const asked = Object.hasOwn(questions, name) ? questions[name] : undefined;
  if (!asked || !answering) throw notFound();
  expectAllowed(asked.allow, context);
  // Pickers of other areas may read records without the subscription, but not ask questions about them.
  expectSubscribed(served.entity, context);
  const records = recordsOf(engine, context);
  const record = await records(served.entity).get(idOf(served, call, context));
  // Answers are part of the record: people who may not read it may not ask about it either.
  if (needsRow(served.entity, 'read', context))
    await expectRowAccess(served.entity, 'read', asRow(record), engine.registry, records, context);
  const entities = () => definitionsIn(engine.registry);
  return { ok: true, obj: await answering({ record, read: records, context, entities }) };
}

/** Returns the record and rows that a create would write, by the same code as the save. */
export async function preview(engine: Engine, served: Served, call: DataCall, context: Context): Promise<Plain> {
  const records = cachedRecords(recordsOf(engine, context));
  const isThrough = needsRow(served.entity, 'create', context);
  expectSubscribed(served.entity, context);
  if (isThrough) await expectRowAccess(served.entity, 'create', call.body, engine.registry, records, context);
  const sums = sumsOver(engine.platform.database, context.companyId);
  const ask = askingFor(engine.registry.ask, { read: records, sums, context });
  const prepared = await prepareNew(served, call.body, engine.registry, { records, read: records, ask }, context);
  const effects = effectsOf(served, null, prepared, context);
  const rows = effects.filter((effect): effect is Extract<Effect, { kind: 'insert' }> => effect.kind === 'insert');
  return {
    ok: true,
    obj: {
      record: present(served, prepared.record, context),
      rows: rows.map(({ entity, row }) => present({ entity, rules: {} }, row as unknown as RecordOf<Entity>, context)),
    },
  };
}
