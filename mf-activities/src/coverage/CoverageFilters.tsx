import {
  COVERAGE_STATES,
  COVERED_TYPES,
  type CoverageState,
  NOBODY_YET,
} from '@lichen/contracts/activities/coverage/coverage.call';
import { member } from '@lichen/contracts/identity/member.entity';
import { LIST_LIMIT } from '@lichen/contracts/api/api-responses';
import { ManyField, SwitchField, type UrlState, usePortal, useRecords, useT, YearField } from '@lichen/kit';
import { MARKS } from './CoverageCell';
import { TypeAndLocationFilters } from '../shared/TypeAndLocationFilters';
import { memberName } from '../shared/useMemberNames';

/** Year, type and location filters; every choice is in the address. */
export function CoverageFilters({ url, year }: { url: UrlState; year: number }) {
  return (
    <search className="act-checks-bar">
      <YearField year={year} onChange={(next) => url.set({ year: next })} />
      <TypeAndLocationFilters url={url} types={COVERED_TYPES} />
      <OwnerFilters url={url} />
    </search>
  );
}

/** Filters sources by responsible person: the user, others, or nobody yet. */
function OwnerFilters({ url }: { url: UrlState }) {
  const t = useT();
  const people = useRecords(member, { limit: LIST_LIMIT.most }).data?.list ?? [];
  const { user } = usePortal();
  const chosen = url.many('owners');
  return (
    <>
      <ManyField
        label="Responsible"
        plain
        unfiltered="All"
        value={chosen}
        offers={[
          { value: NOBODY_YET, label: t('No one yet') },
          ...people.map((person) => ({ value: person._id, label: memberName(person) })),
        ]}
        onChange={(owners) => url.set({ owners: owners ?? [] })}
      />
      <SwitchField
        label="Mine only"
        plain
        value={chosen.length === 1 && chosen[0] === user._id}
        onChange={(isMine) => url.set({ owners: isMine ? [user._id] : [] })}
      />
    </>
  );
}

/** Legend of the symbols. */
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
