import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { PageTab } from './PageTabs';

/** A tab of a record's page. Without `types`, the page itself provides the content. */
export interface RecordTab<T extends string = string> {
  readonly id: T;
  /** In English; shown translated. */
  readonly title: string;
  readonly types?: readonly ActivityType[];
}

type Counts = Readonly<Partial<Record<ActivityType, number>>>;

/** Adds the number of activities to each tab; undefined where there are none. */
export function withCounts(tabs: readonly RecordTab[], counts: Counts | undefined): PageTab[] {
  return tabs.map(({ id, title, types = [] }) => {
    const count = types.reduce((total, type) => total + (counts?.[type] ?? 0), 0);
    return { id, title, count: count === 0 ? undefined : String(count) };
  });
}
