import { type LocationStats, locationStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import {
  QueryStates,
  Page,
  StatusTag,
  useCall,
  useCodeLabels,
  useRecord,
  usePortal,
  useT,
  useUrlState,
  YearSelect,
  yearFromUrl,
} from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { RecalculatedFigures } from '../../locations/changes/RecalculatedFigures';
import { LocationButtons } from '../../locations/LocationButtons';
import { LocationStrip } from '../../locations/LocationStrip';
import { LocationTabContent } from '../../locations/LocationTabContent';
import { LOCATION_TABS, pageTabs, tabsOf } from '../../locations/location-tabs';
import { PageTabs } from '../../shared/PageTabs';
import { useRememberedTab } from '../../shared/remembered-tab';
import '../../shared/business.css';

type Location = RecordOf<typeof location>;

export default function LocationDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const stored = useRecord(location, id);
  const url = useUrlState();
  const { today } = usePortal();
  const year = yearFromUrl(url.one('year'), today());
  const stats = useCall<LocationStats>(locationStats, { location_id: id, year }).data;
  // Fuel entries stay reachable after the location has stopped using fuel.
  const hasEntries =
    url.one('tab') === 'energy' || (stats && (stats.energy_used !== null || stats.energy_not_counted > 0));
  const tabs = stored.data
    ? tabsOf({ hasFuel: stored.data.uses_fuel || hasEntries === true, leased: stored.data.leased })
    : LOCATION_TABS;
  const open = useRememberedTab('location', tabs, url.one('tab'));
  return (
    <Page
      title={stored.data?.name ?? t('Location')}
      context={stored.data && <Where location={stored.data} />}
      back={{ to: paths.locations, label: 'Locations' }}
      actions={
        stored.data && (
          <>
            <YearSelect year={year} onChange={(next) => url.set({ year: next })} />
            <LocationButtons location={stored.data} year={year} />
          </>
        )
      }
    >
      <QueryStates of={stored}>
        {(record) => (
          <>
            <RecalculatedFigures site={record} />
            <LocationStrip id={record._id} year={year} />
            <PageTabs label={t('Location')} tabs={pageTabs(tabs, stats?.counts)} open={open} />
            <LocationTabContent tab={open} location={record} year={year} />
          </>
        )}
      </QueryStates>
    </Page>
  );
}

function Where({ location: { address_line1, town_or_city, country, head_office } }: { location: Location }) {
  const t = useT();
  const countryName = useCodeLabels('countries');
  return (
    <>
      {[address_line1, town_or_city, countryName(country)].filter(Boolean).join(', ')}{' '}
      {head_office && <StatusTag tone="good">{t('Head office')}</StatusTag>}
    </>
  );
}
