import { ABSENCE_KINDS } from '@lichen/contracts/activities/types/staff/absence.entity';
import { type StaffFacts, staffFacts } from '@lichen/contracts/activities/list/staff-facts.call';
import { account } from '@lichen/contracts/identity/account.entity';
import {
  QueryStates,
  IconButton,
  Slot,
  useCall,
  useFormat,
  usePortal,
  useSingleton,
  useT,
  useUrlState,
  YearSelect,
  yearFromUrl,
} from '@lichen/kit';
import type { ReactNode } from 'react';
import { FactStrip } from '../shared/FactStrip';
import { NotAvailable } from '../shared/NotAvailable';
import { PageTabs } from '../shared/PageTabs';
import { type OwnTab, type StaffTab, TAB_TYPES, TAB_WORDS, tabOf, tabsFor } from './staff-tabs';
import { isUnrecorded } from './year-facts';

interface Props {
  profileId: string;
  /** Content of the tabs without activities, where the user may see it. */
  own?: Partial<Record<OwnTab, ReactNode>>;
}

/** Chooses the year of a person's page. */
export function StaffYearSelect() {
  const t = useT();
  const url = useUrlState();
  const { today } = usePortal();
  const year = yearFromUrl(url.one('year'), today());
  // A change of the address itself asks about unsaved entries.
  const turn = (next: number) => url.set({ year: next });
  return (
    <div className="biz-year">
      <IconButton icon="earlier" label={t('Previous year')} onClick={() => turn(year - 1)} />
      <YearSelect year={year} onChange={turn} />
      <IconButton icon="later" label={t('Next year')} onClick={() => turn(year + 1)} />
    </div>
  );
}

/** A person's calendar year: key figures, and tabs with the activities. */
export function StaffYear({ profileId, own = {} }: Props) {
  const t = useT();
  const url = useUrlState();
  const { today } = usePortal();
  const tracksAbsences = useSingleton(account).data?.staff_level_absence_tracking === true;
  const tabs = tabsFor({ tracksAbsences, own: Object.keys(own) as OwnTab[] });
  const tab = tabOf(url.one('tab'), tabs);
  const year = yearFromUrl(url.one('year'), today());

  return (
    <>
      <Strip profileId={profileId} year={year} tracksAbsences={tracksAbsences} />
      <PageTabs label={t('Show')} tabs={tabs.map((id) => ({ id, title: TAB_WORDS[id] }))} open={tab} />
      <Tab tab={tab} profileId={profileId} year={year} own={own} />
    </>
  );
}

function Tab({ tab, profileId, year, own = {} }: Props & { tab: StaffTab; year: number }) {
  if (tab === 'user_status' || tab === 'employment_history') return own[tab];
  const [activity] = TAB_TYPES[tab];
  const list = { parent_field: 'profile_id', parent_id: profileId, activity: TAB_TYPES[tab] } as const;
  return (
    <>
      {(activity === 'commute' || activity === 'home_working_activity') && (
        <Slot name="staff.entries" props={{ profile_id: profileId, activity, year }} />
      )}
      <Slot
        key={tab}
        name="activity.list"
        props={{ ...list, year, year_is_fixed: true }}
        otherwise={<NotAvailable />}
      />
    </>
  );
}

const LOST = { illness: 'Sick leave', parental: 'Parental leave', other: 'Other absence' } as const;

function Strip({ profileId, year, tracksAbsences }: { profileId: string; year: number; tracksAbsences: boolean }) {
  const t = useT();
  const format = useFormat();
  const found = useCall<StaffFacts>(staffFacts, { year, profile_id: profileId });
  // A user who may see the person but not their activities gets the page without the strip.
  if (found.error?.status === 403) return null;
  const one = (value: number) => format.figure('fact', value);
  const hours = (value: number) => `${one(value)} ${t('hrs')}`;
  return (
    <QueryStates of={found}>
      {(facts) =>
        facts.profile_id !== null && (
          <FactStrip
            isOlder={found.isPlaceholderData}
            facts={[
              { label: t('Commuting'), value: `${one(facts.commute_distance)} ${facts.distance_units}` },
              { label: t('Business travel'), value: `${one(facts.travel_distance)} ${facts.distance_units}` },
              { label: t('Stays'), value: format.figure('stay', facts.total_stays) },
              { label: t('Home working'), value: hours(facts.working_hours) },
              ...(tracksAbsences ? ABSENCE_KINDS : []).map((kind) => ({
                label: t(LOST[kind]),
                value: hours(facts[`${kind}_lost_hours`]),
              })),
              {
                label: t('CO₂e'),
                value: isUnrecorded(facts) ? '–' : `${format.co2(facts.total_co2)} ${format.unit}`,
              },
            ]}
          />
        )
      }
    </QueryStates>
  );
}
