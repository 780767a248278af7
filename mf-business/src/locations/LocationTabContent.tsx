import type { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Slot } from '@lichen/kit';
import { NotAvailable } from '../shared/NotAvailable';
import { LocationDetails } from './LocationDetails';
import { LocationUsesCard } from './LocationUsesCard';
import { type LocationTab, TAB_TYPES } from './location-tabs';

type Location = RecordOf<typeof location>;

/** The content of a tab: details of the location, its activities, or widgets of other areas. */
export function LocationTabContent({
  tab,
  location: site,
  year,
}: {
  tab: LocationTab;
  location: Location;
  year: number;
}) {
  const otherwise = <NotAvailable />;
  if (tab === 'map')
    return (
      <>
        <LocationDetails location={site} year={year} />
        <LocationUsesCard id={site._id} name={site.name} />
      </>
    );
  const activity = TAB_TYPES[tab];
  if (activity) {
    const list = { parent_field: 'location_id', parent_id: site._id, activity } as const;
    const props = { ...list, year, year_is_fixed: true } as const;
    return <Slot key={tab} name="activity.list" props={props} otherwise={otherwise} />;
  }
  if (tab === 'docs')
    return <Slot name="document.list" props={{ field: 'location_id', id: site._id }} otherwise={otherwise} />;
  return <Slot name="location.reports" props={{ location_id: site._id, year }} otherwise={otherwise} />;
}
