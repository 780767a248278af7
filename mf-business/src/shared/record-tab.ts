import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { PageTab } from './PageTabs';

/** A tab of a record's page: activities of some types, or without types what the page itself shows there. */
export interface RecordTab<T extends string = string> {
  readonly id: T;
  /** English; shown translated. */
  readonly title: string;
  readonly types?: readonly ActivityType[];
}

type Counts = Readonly<Partial<Record<ActivityType, number>>>;

/** With the number of its activities, where it has any. */
export function withCounts(tabs: readonly RecordTab[], counts: Counts | undefined): PageTab[] {
  return tabs.map(({ id, title, types = [] }) => {
    const count = types.reduce((total, type) => total + (counts?.[type] ?? 0), 0);
    return { id, title, count: count === 0 ? undefined : String(count) };
  });
}
