import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { COVERAGE_STATES, COVERED_TYPES, type CoverageState } from '@lichen/contracts/activities/coverage.call';
import { location } from '@lichen/contracts/business/location.entity';
import { ChoiceField, ManyField, type UrlState, useRecords, useT } from '@lichen/kit';
import { MARKS } from './CoverageCell';

const ALL_LOCATIONS = 2000;
/** Years back that are offered. */
const YEARS = 8;

/** Year, types and locations; every choice is in the address. */
export function CoverageFilters({ url, year, latest }: { url: UrlState; year: number; latest: number }) {
  const t = useT();
  const sites = useRecords(location, { limit: ALL_LOCATIONS }).data?.list ?? [];
  const years = Array.from({ length: YEARS }, (_, at) => String(latest - at));
  return (
    <search className="act-checks-bar">
      <ChoiceField
        label="Year"
        plain
        required
        value={String(year)}
        options={years.includes(String(year)) ? years : [String(year), ...years]}
        onChange={(next) => url.set({ year: next })}
      />
      <ManyField
        label="Location"
        plain
        value={url.many('locations')}
        offers={sites.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={(locations) => url.set({ locations: locations ?? [] })}
      />
      <ManyField
        label="Activity"
        plain
        value={url.many('activity')}
        offers={COVERED_TYPES.map((type) => ({ value: type, label: t(ACTIVITY_TYPES[type]) }))}
        onChange={(activity) => url.set({ activity: activity ?? [] })}
      />
    </search>
  );
}

/** What the marks mean. */
export function CoverageLegend() {
  const t = useT();
  return (
    <ul className="act-cover-legend" aria-label={t('Legend')}>
      {(Object.keys(COVERAGE_STATES) as CoverageState[]).map((state) => (
        <li key={state}>
          <span className={`act-cover act-cover-${state}`} aria-hidden="true">
            {MARKS[state]}
          </span>
          {t(COVERAGE_STATES[state])}
        </li>
      ))}
    </ul>
  );
}
