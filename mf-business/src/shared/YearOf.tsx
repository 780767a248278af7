import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { QueryStates, type QueryResult } from '@lichen/kit';
import type { ReactNode } from 'react';
import type { RecordTab } from './record-tab';
import { RecordTabs } from './RecordTabs';

interface Stats {
  readonly counts: Readonly<Partial<Record<ActivityType, number>>>;
}

interface Props<S extends Stats> {
  /** The figures of the record in the year. */
  found: QueryResult<S>;
  /** Accessible name of the tabs, in English. */
  label: string;
  tabs: readonly RecordTab[];
  open: string;
  year: number;
  field: 'vehicle_id' | 'source_id' | 'product_id';
  id: string;
  /** True where the user may not change the activities. */
  isReadOnly?: boolean;
  strip: (stats: S, isOlder: boolean) => ReactNode;
  children: ReactNode;
}

/** A year of a record: its figures, and the tabs with its activities. */
export function YearOf<S extends Stats>({ found, strip, children, ...tabs }: Props<S>) {
  return (
    <>
      {/* A user who may see the record but not its activities gets the page without the figures. */}
      {found.error?.status !== 403 && (
        <QueryStates of={found}>{(stats) => strip(stats, found.isPlaceholderData)}</QueryStates>
      )}
      <RecordTabs {...tabs} counts={found.data?.counts}>
        {children}
      </RecordTabs>
    </>
  );
}
