import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import { savedView } from '@lichen/contracts/activities/list/saved-view.entity';
import { tag } from '@lichen/contracts/business/tags/tag.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { isSameTag, tagKeys, tidyTags } from '@lichen/contracts/formats/same-tag';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Effect, Rules } from '../../../platform/engine/rules';

interface Facts {
  /** True where another tag has this name, whatever its case and accents. */
  isTaken: boolean;
  /** Names of the company's other tags. */
  others: readonly string[];
  /** Activities with the tag's previous name, whatever its accents. */
  tagged: readonly RecordOf<typeof activity>[];
  /** All stored charts and views; read only where the name changes. */
  charts: readonly RecordOf<typeof chartConfig>[];
  views: readonly RecordOf<typeof savedView>[];
}

/** The previous name of a tag, its new one or null where it is removed, and the company's other tags. */
interface Renaming {
  readonly old: string;
  readonly now: string | null;
  readonly others: readonly string[];
}

/** Returns whether a tag is the one that is renamed or removed; another tag may differ from it in accents alone. */
function isOld({ old, others }: Renaming): (tag: string) => boolean {
  const keyOf = tagKeys([old, ...others]);
  return (tag) => keyOf(tag) === keyOf(old);
}

/** Returns the tags with `old` replaced by `now`, or removed where `now` is null; no tag occurs twice. */
export function replaceTag(tags: readonly string[], renaming: Renaming): string[] {
  const { now, others } = renaming;
  const gone = isOld(renaming);
  const named = now === null ? [] : [now];
  return tidyTags(
    tags.flatMap((each) => (gone(each) ? named : [each])),
    [...named, ...others],
  );
}

/** Returns a view's query with the tag renamed; undefined where the query does not filter by the old name. */
export function renamedInQuery(query: string | null, renaming: Renaming): string | undefined {
  const narrowing = new URLSearchParams(query ?? '');
  const tags = narrowing.getAll('tags');
  if (!tags.some(isOld(renaming))) return undefined;
  narrowing.delete('tags');
  for (const tag of replaceTag(tags, renaming)) narrowing.append('tags', tag);
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
function renamedFilters({ charts, views, others: known }: Facts, old: string, now: string): Effect[] {
  const renaming = { old, now, others: known };
  const isAsked = isOld(renaming);
  const ofCharts = charts.flatMap((chart) => {
    const all = Object.entries(chart.filters.tags ?? {});
    const asked = all.filter(([name]) => isAsked(name));
    const others = Object.fromEntries(all.filter((each) => !asked.includes(each)));
    const tags = { ...others, [now]: asked.some(([, is]) => is) || others[now] === true };
    return asked.length === 0 ? [] : [updated(chartConfig, chart, { filters: { ...chart.filters, tags } })];
  });
  const ofViews = views.flatMap((view) => {
    const query = renamedInQuery(view.query, renaming);
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
    const named =
      record === before || isKept ? [] : await read(tag).list({ where: { name: { named: [record.name] } } });
    const others = name === undefined || isKept ? [] : (await read(tag).list()).filter(({ _id }) => _id !== record._id);
    return {
      others: others.map((other) => other.name),
      isTaken: named.some(({ _id, name: other }) => _id !== record._id && isSameTag(other, record.name)),
      charts: isRenamed ? await read(chartConfig).list({}) : [],
      views: isRenamed ? await read(savedView).list({}) : [],
      tagged: found,
    };
  },
  check: (_record, { isTaken }) => (isTaken ? { name: FIELD_TEXTS.taken } : {}),
  effects: ({ before, after }, facts) => {
    if (before === null) return [];
    const now = after?.name ?? null;
    const renaming = { old: before.name, now, others: facts.others };
    const ofActivities = facts.tagged
      .filter(({ tags }) => tags?.some(isOld(renaming)))
      .map((record) => updated(activity, record, { tags: replaceTag(record.tags ?? [], renaming) }));
    return now === null ? ofActivities : [...ofActivities, ...renamedFilters(facts, before.name, now)];
  },
};
