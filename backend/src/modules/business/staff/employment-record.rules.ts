import {
  EMPLOYMENT_DEFAULTS,
  employmentRecord,
  overlaps,
} from '@lichen/contracts/business/staff/employment-record.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Effect, Rules } from '../../../platform/engine/rules';

export type Employment = RecordOf<typeof employmentRecord>;

const warningOf = (record: Employment, others: readonly Employment[]) =>
  others.some((other) => overlaps(record, other)) ? ('overlap' as const) : null;

/** Returns updates of those other records of the person whose overlap warning changes, given `all` current records. */
function cautions(others: readonly Employment[], all: readonly Employment[]): Effect[] {
  return others.flatMap((record) => {
    const warning = warningOf(
      record,
      all.filter(({ _id }) => _id !== record._id),
    );
    if (warning === record.warning) return [];
    return [
      {
        kind: 'update',
        entity: employmentRecord as Entity,
        record: record as unknown as RecordOf<Entity>,
        changes: { warning },
      },
    ];
  });
}

/** `facts` returns the person's other employment records. */
export const employmentRecordRules: Rules<typeof employmentRecord, readonly Employment[]> = {
  defaults: EMPLOYMENT_DEFAULTS,
  facts: async (read, { _id, profile_id }) =>
    (await read(employmentRecord).list({ where: { profile_id } })).filter((other) => other._id !== _id),
  derive: (record, others) => ({ warning: warningOf(record, others) }),
  effects: ({ after }, others) => cautions(others, after ? [...others, after] : others),
  present: ({ end_date }) => ({ state: end_date === null ? 'open' : 'closed' }),
};
