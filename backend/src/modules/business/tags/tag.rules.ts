import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import { savedView } from '@lichen/contracts/activities/list/saved-view.entity';
import { tag } from '@lichen/contracts/business/tags/tag.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { isSameTag, tidyTags } from '@lichen/contracts/formats/same-tag';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Effect, Rules } from '../../../platform/engine/rules';

interface Facts {
  /** True where another tag has this name, whatever its case and accents. */
  isTaken: boolean;
  /** Activities with the tag's previous name. */
  tagged: readonly RecordOf<typeof activity>[];
  /** All stored charts and views; read only where the name changes. */
  charts: readonly RecordOf<typeof chartConfig>[];
  views: readonly RecordOf<typeof savedView>[];
}

/** Returns the tags with `old` replaced by `now`, or removed where `now` is null; no tag occurs twice. */
export function replaceTag(tags: readonly string[], old: string, now: string | null): string[] {
  return tidyTags(tags.flatMap((each) => (!isSameTag(each, old) ? [each] : now === null ? [] : [now])));
}

/** Returns a view's query with the tag renamed; undefined where the query does not filter by the old name. */
export function renamedInQuery(query: string | null, old: string, now: string): string | undefined {
  const narrowing = new URLSearchParams(query ?? '');
  const tags = narrowing.getAll('tags');
  if (!tags.some((each) => isSameTag(each, old))) return undefined;
  narrowing.delete('tags');
  for (const tag of replaceTag(tags, old, now)) narrowing.append('tags', tag);
  // Views store their query with sorted parameter names.
  narrowing.sort();
  return narrowing.toString();
}

const updated = (entity: Entity, record: object, changes: Record<string, unknown>): Effect => ({
  ...{ kind: 'update', entity, changes },
  record: record as RecordOf<Entity>,
});

/**
 * Returns the updates of charts and views that filter by the tag. Filters keep a deleted tag: without it they would
 * show everything.
 */
function renamedFilters({ charts, views }: Facts, old: string, now: string): Effect[] {
  const ofCharts = charts.flatMap((chart) => {
    const all = Object.entries(chart.filters.tags ?? {});
    const asked = all.filter(([name]) => isSameTag(name, old));
    const others = Object.fromEntries(all.filter((each) => !asked.includes(each)));
    const tags = { ...others, [now]: asked.some(([, is]) => is) || others[now] === true };
    return asked.length === 0 ? [] : [updated(chartConfig, chart, { filters: { ...chart.filters, tags } })];
  });
  const ofViews = views.flatMap((view) => {
    const query = renamedInQuery(view.query, old, now);
    return query === undefined ? [] : [updated(savedView, view, { query })];
  });
  return [...ofCharts, ...ofViews];
}

/** Renames and removes a tag in activities in the same transaction. Charts and views follow only a new name. */
export const tagRules: Rules<typeof tag, Facts> = {
  facts: async (read, record, _context, before) => {
    const isKept = before !== null && record !== before && record.name === before.name;
    const name = before?.name;
    const found =
      name === undefined || isKept ? [] : await read(activity).list({ anyOf: [[{ tags: { hasNamed: [name] } }]] });
    const isRenamed = before !== null && record !== before && !isKept;
    const named = record === before ? [] : await read(tag).list({ where: { name: { named: [record.name] } } });
    return {
      isTaken: named.some(({ _id, name: other }) => _id !== record._id && isSameTag(other, record.name)),
      charts: isRenamed ? await read(chartConfig).list({}) : [],
      views: isRenamed ? await read(savedView).list({}) : [],
      tagged: found.filter(({ tags }) => name !== undefined && tags?.some((each) => isSameTag(each, name))),
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
