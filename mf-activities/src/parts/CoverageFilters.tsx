import { COVERAGE_STATES, COVERED_TYPES, type CoverageState } from '@lichen/contracts/activities/coverage.call';
import { ChoiceField, type UrlState, useT } from '@lichen/kit';
import { MARKS } from './CoverageCell';
import { TypeAndPlaceFilters } from './TypeAndPlaceFilters';

/** Years back that are offered. */
const YEARS = 8;

/** Year, types and locations; every choice is in the address. */
export function CoverageFilters({ url, year, latest }: { url: UrlState; year: number; latest: number }) {
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
      <TypeAndPlaceFilters url={url} types={COVERED_TYPES} />
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
