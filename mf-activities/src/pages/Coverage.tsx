import {
  COVERED_TYPES,
  type CoverageAnswer,
  type CoverageMonth,
  getCoverage,
} from '@lichen/contracts/activities/coverage/coverage.call';
import { yearBounds } from '@lichen/contracts/formats/days';
import {
  QueryStates,
  NoPermission,
  Page,
  pageNumber,
  useCall,
  useNarrow,
  usePortal,
  useT,
  useTn,
  useUrlState,
  yearFromUrl,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { ActivityAreaNav } from '../shared/ActivityAreaNav';
import { AddOrClear } from '../shared/AddOrClear';
import { EstimatedMonths } from '../coverage/EstimatedMonths';
import { CoverageCards } from '../coverage/CoverageCards';
import { CoverageFilters, CoverageLegend } from '../coverage/CoverageFilters';
import { CoverageGrid, useMonthNames } from '../coverage/CoverageGrid';
import '../shared/activities.css';
import '../checks/checks.css';
import '../coverage/coverage.css';

const FILTERS = ['activity', 'locations', 'owners'];
/** Locations per page. */
const PAGE = 25;

export default function Coverage() {
  const { may } = usePortal();
  return may(getCoverage.allow) ? <Sources /> : <NoPermission who={getCoverage.allow} />;
}

function Sources() {
  const t = useT();
  const tn = useTn();
  const url = useUrlState();
  const { today } = usePortal();
  const isNarrow = useNarrow();
  const { wholeMonth } = useMonthNames();
  const year = yearFromUrl(url.one('year'), today());
  const page = pageNumber(url.one('page'));
  const query = { year, activity: url.many('activity'), locations: url.many('locations'), owners: url.many('owners') };
  const found = useCall<CoverageAnswer>(getCoverage, { ...query, limit: PAGE, offset: (page - 1) * PAGE });
  const monthName = (month: CoverageMonth) => `${wholeMonth(month)} ${year}`;
  return (
    <Page
      wide
      title={t('Coverage')}
      context={found.data && tn(found.data.missing, '{count} month with a gap', '{count} months with a gap')}
    >
      <ActivityAreaNav />
      <CoverageFilters url={url} year={year} />
      <CoverageLegend />
      <EstimatedMonths {...yearBounds(year)} locations={query.locations} />
      <QueryStates
        of={found}
        empty={{
          when: ({ list, total }) => list.length === 0 && total <= PAGE && page === 1,
          text: t('No data available'),
          action: <AddOrClear url={url} filters={FILTERS} types={COVERED_TYPES} />,
        }}
      >
        {({ list, total }) => (
          <>
            {list.length === 0 ? (
              <p className="act-quiet">{t('Nothing for the locations on this page')}</p>
            ) : isNarrow ? (
              <CoverageCards rows={list} monthName={monthName} />
            ) : (
              <CoverageGrid rows={list} monthName={monthName} />
            )}
            <Pages page={page} pages={Math.ceil(total / PAGE)} onPage={(next) => url.set({ page: next })} />
          </>
        )}
      </QueryStates>
    </Page>
  );
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useT();
  if (pages <= 1 && page === 1) return null;
  return (
    <nav className="k-cards-pages" aria-label={t('Pages')}>
      <Button disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        {t('Previous')}
      </Button>
      <span>{t('{page} of {pages}', { page, pages })}</span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('Next')}
      </Button>
    </nav>
  );
}
