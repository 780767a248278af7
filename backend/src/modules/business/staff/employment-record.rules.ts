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

/** Other records of the person whose caution is another one, now that `all` are what they have. */
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

/** `facts` are the person's other records. */
export const employmentRecordRules: Rules<typeof employmentRecord, readonly Employment[]> = {
  defaults: EMPLOYMENT_DEFAULTS,
  facts: async (read, { _id, profile_id }) =>
    (await read(employmentRecord).list({ where: { profile_id } })).filter((other) => other._id !== _id),
  derive: (record, others) => ({ warning: warningOf(record, others) }),
  effects: ({ after }, others) => cautions(others, after ? [...others, after] : others),
  present: ({ end_date }) => ({ state: end_date === null ? 'open' : 'closed' }),
};
