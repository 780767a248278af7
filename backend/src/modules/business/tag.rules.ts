import { activity } from '@lichen/contracts/activities/activity.entity';
import { tag } from '@lichen/contracts/business/tag.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity';
import { FIELD_TEXTS } from '@lichen/contracts/texts';
import type { Effect, Rules } from '../../platform/engine/rules';

interface Facts {
  /** Another tag has this name, whatever its case. */
  isTaken: boolean;
  /** Activities that carry the name the tag had. */
  tagged: readonly RecordOf<typeof activity>[];
}

const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The list of an activity with one word replaced, or taken out; no word stands twice. */
export function retagged(tags: readonly string[], old: string, now: string | null): string[] {
  const renamed = tags.flatMap((each) => (each !== old ? [each] : now === null ? [] : [now]));
  return [...new Set(renamed)];
}

export const tagRules: Rules<typeof tag, Facts> = {
  facts: async (read, record, _context, before) => {
    const isKept = before !== null && record !== before && record.name === before.name;
    const name = before?.name;
    const found =
      name === undefined || isKept ? [] : await read(activity).list({ anyOf: [[{ tags: { hasAny: [name] } }]] });
    const named = record === before ? [] : await read(tag).list({ where: { name: { contains: record.name } } });
    return {
      isTaken: named.some(({ _id, name: other }) => _id !== record._id && isSameWord(other, record.name)),
      tagged: found.filter(({ tags }) => name !== undefined && tags?.includes(name)),
    };
  },
  check: (_record, { isTaken }) => (isTaken ? { name: FIELD_TEXTS.taken } : {}),
  effects: ({ before, after }, { tagged }) =>
    before === null
      ? []
      : tagged.map(
          (record): Effect => ({
            kind: 'update',
            entity: activity,
            record: record as unknown as RecordOf<Entity>,
            changes: { tags: retagged(record.tags ?? [], before.name, after?.name ?? null) },
          }),
        ),
};
