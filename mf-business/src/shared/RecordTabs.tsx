import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { Slot, useT } from '@lichen/kit';
import type { ReactNode } from 'react';
import { NotAvailable } from './NotAvailable';
import { PageTabs } from './PageTabs';
import { type RecordTab, withCounts } from './record-tab';

interface Props {
  /** Accessible name of the tabs, in English. */
  label: string;
  tabs: readonly RecordTab[];
  open: string;
  year: number;
  /** Number of activities in the year by type; undefined until loaded. */
  counts: Readonly<Partial<Record<ActivityType, number>>> | undefined;
  /** The activity field that refers to the record. */
  field: 'vehicle_id' | 'source_id' | 'product_id';
  id: string;
  isReadOnly?: boolean;
  /** Content of tabs without activities. */
  children: ReactNode;
}

/** The tabs of a record, with the activities of the open tab in the year. */
export function RecordTabs({ label, tabs, open, year, counts, field, id, isReadOnly = false, children }: Props) {
  const t = useT();
  const activity = tabs.find((tab) => tab.id === open)?.types;
  const list = { parent_field: field, parent_id: id, year, year_is_fixed: true } as const;
  const rights = isReadOnly ? ({ is_read_only: true } as const) : {};
  return (
    <>
      <PageTabs label={t(label)} tabs={withCounts(tabs, counts)} open={open} />
      {activity ? (
        <Slot key={open} name="activity.list" props={{ ...list, ...rights, activity }} otherwise={<NotAvailable />} />
      ) : (
        children
      )}
    </>
  );
}
