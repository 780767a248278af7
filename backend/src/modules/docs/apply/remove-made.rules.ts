import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { refused } from '@lichen/contracts/api/problems';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Plain } from '../../../platform/store/columns';
import { isSame } from '../review/standing';
import type { Evidence } from './evidence';

const refersTo = (one: Entity, other: Entity): boolean =>
  (Object.values(one.fields) as Field[]).some((field) => field.kind === 'ref' && field.entity === other.name);

/** Entities of records that were made; one that names another goes before it. */
function madeEntities(rows: readonly Evidence[], entities: readonly Entity[]): readonly Entity[] {
  const made = [...new Set(rows.map(({ record_entity }) => record_entity))].map((name) => {
    const entity = entities.find((each) => each.name === name);
    if (!entity) throw new Error(`Nobody serves ${name}`);
    return entity;
  });
  return made.sort((one, other) => Number(refersTo(other, one)) - Number(refersTo(one, other)));
}

/** Puts back what a record said before; a field that somebody changed since stays as it is. */
async function putBack(entity: Entity, rows: readonly Evidence[], unit: UnitOfWork, batch: JobBatch) {
  for (const id of new Set(rows.map(({ record_id }) => record_id))) {
    const record = (await unit.read(entity).find(id)) as Readonly<Record<string, unknown>> | undefined;
    const still = rows.filter(
      (row) => row.record_id === id && isSame(record?.[row.record_field], row.value_as_applied),
    );
    const changes = Object.fromEntries(still.map(({ record_field, value_before }) => [record_field, value_before]));
    if (record && still.length > 0) await batch.update(entity, { id }, changes as Plain);
  }
}

/** Removes what apply made, and puts back what nobody may delete. */
export async function removeMade(
  rows: readonly Evidence[],
  unit: UnitOfWork,
  batch: JobBatch,
  entities: readonly Entity[],
) {
  for (const entity of madeEntities(rows, entities)) {
    const { name } = entity;
    if (entity.allow.remove.length === 0) {
      await putBack(
        entity,
        rows.filter((row) => row.record_entity === name),
        unit,
        batch,
      );
      continue;
    }
    const ids = new Set(rows.filter((row) => row.record_entity === name).map(({ record_id }) => record_id));
    // With a vehicle or a location would go what others entered of it since.
    if (!entity.restorable && (await batch.used(entity, [...ids])).size > 0) throw refused(DOC_TEXTS.usedSince);
    // Somebody may have deleted one since: what is gone needs no removal.
    for (const id of ids) if (await unit.read(entity).find(id)) await batch.remove(entity, { id });
  }
}
