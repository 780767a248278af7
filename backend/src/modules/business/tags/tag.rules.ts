import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import { savedView } from '@lichen/contracts/activities/list/saved-view.entity';
import { tag } from '@lichen/contracts/business/tags/tag.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Effect, Rules } from '../../../platform/engine/rules';

interface Facts {
  /** Another tag has this name, whatever its case. */
  isTaken: boolean;
  /** Activities that carry the name the tag had. */
  tagged: readonly RecordOf<typeof activity>[];
  /** Every chart and view that is kept, where the name changes. */
  charts: readonly RecordOf<typeof chartConfig>[];
  views: readonly RecordOf<typeof savedView>[];
}

const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The list of an activity with one word replaced, or taken out; no word stands twice. */
export function replaceTag(tags: readonly string[], old: string, now: string | null): string[] {
  const renamed = tags.flatMap((each) => (each !== old ? [each] : now === null ? [] : [now]));
  return [...new Set(renamed)];
}

/** A view's query with the new name in place of the old; nothing where it does not narrow by it. */
export function renamedInQuery(query: string | null, old: string, now: string): string | undefined {
  const narrowing = new URLSearchParams(query ?? '');
  const tags = narrowing.getAll('tags');
  if (!tags.includes(old)) return undefined;
  narrowing.delete('tags');
  for (const tag of replaceTag(tags, old, now)) narrowing.append('tags', tag);
  // Query as views store it: names in one order.
  narrowing.sort();
  return narrowing.toString();
}

const updated = (entity: Entity, record: object, changes: Record<string, unknown>): Effect => ({
  ...{ kind: 'update', entity, changes },
  record: record as RecordOf<Entity>,
});

/** Charts and views narrow by the name too. One that is gone stays with them: without it they would show everything. */
function renamedFilters({ charts, views }: Facts, old: string, now: string): Effect[] {
  const ofCharts = charts.flatMap((chart) => {
    const { [old]: asked, ...others } = chart.filters.tags ?? {};
    const tags = { ...others, [now]: asked || others[now] === true };
    return asked === undefined ? [] : [updated(chartConfig, chart, { filters: { ...chart.filters, tags } })];
  });
  const ofViews = views.flatMap((view) => {
    const query = renamedInQuery(view.query, old, now);
    return query === undefined ? [] : [updated(savedView, view, { query })];
  });
  return [...ofCharts, ...ofViews];
}

export const tagRules: Rules<typeof tag, Facts> = {
  facts: async (read, record, _context, before) => {
    const isKept = before !== null && record !== before && record.name === before.name;
    const name = before?.name;
    const found =
      name === undefined || isKept ? [] : await read(activity).list({ anyOf: [[{ tags: { hasAny: [name] } }]] });
    const isRenamed = before !== null && record !== before && !isKept;
    const named = record === before ? [] : await read(tag).list({ where: { name: { contains: record.name } } });
    return {
      isTaken: named.some(({ _id, name: other }) => _id !== record._id && isSameWord(other, record.name)),
      charts: isRenamed ? await read(chartConfig).list({}) : [],
      views: isRenamed ? await read(savedView).list({}) : [],
      tagged: found.filter(({ tags }) => name !== undefined && tags?.includes(name)),
    };
  },
  check: (_record, { isTaken }) => (isTaken ? { name: FIELD_TEXTS.taken } : {}),
  effects: ({ before, after }, facts) => {
    if (before === null) return [];
    const now = after?.name ?? null;
    const ofActivities = facts.tagged.map((record) =>
      updated(activity, record, { tags: replaceTag(record.tags ?? [], before.name, now) }),
    );
    return now === null ? ofActivities : [...ofActivities, ...renamedFilters(facts, before.name, now)];
  },
};
