import type { Entity } from '@lichen/contracts/entity/entity';
import { notFound } from '@lichen/contracts/api/problems';
import type { Records, ScopedRecords } from '../../store/scoped-records';
import type { Promised } from './job-batch';

/** Returns the company's records plus some that are not written yet; those are found by id, but are in no list. */
export function withPromised(records: Records, promised: readonly Promised[]): Records {
  if (promised.length === 0) return records;
  const known = new Map(promised.map(({ entity, record }) => [`${entity.name} ${record._id}`, record]));
  return <E extends Entity>(entity: E): ScopedRecords<E> => {
    const stored = records(entity);
    const find = async (id: string) =>
      (known.get(`${entity.name} ${id}`) as Awaited<ReturnType<typeof stored.find>>) ?? stored.find(id);
    return {
      ...stored,
      find,
      get: async (id) => {
        const record = await find(id);
        if (!record) throw notFound();
        return record;
      },
    };
  };
}
