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

/** Returns the entities of the created records, ordered so that an entity comes before those it refers to. */
function madeEntities(rows: readonly Evidence[], entities: readonly Entity[]): readonly Entity[] {
  const made = [...new Set(rows.map(({ record_entity }) => record_entity))].map((name) => {
    const entity = entities.find((each) => each.name === name);
    if (!entity) throw new Error(`Nobody serves ${name}`);
    return entity;
  });
  return made.sort((one, other) => Number(refersTo(other, one)) - Number(refersTo(one, other)));
}

/** Restores the previous values of a record. Fields that a person has changed since are left alone. */
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

/**
 * Removes the records that apply created, and restores those that cannot be deleted. Throws `refused` if others use
 * one.
 */
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
    // Deleting a vehicle or location would also delete what others have entered for it since.
    if (!entity.restorable && (await batch.used(entity, [...ids])).size > 0) throw refused(DOC_TEXTS.usedSince);
    // Skips records that a person has deleted since.
    for (const id of ids) if (await unit.read(entity).find(id)) await batch.remove(entity, { id });
  }
}
