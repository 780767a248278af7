import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import {
  type CoverageAnswer,
  type CoverageRow,
  getCoverage,
} from '@lichen/contracts/activities/coverage/coverage.call';
import { paths } from '@lichen/contracts/api/paths';
import { Card, useCall, useFormat, usePortal, useT, useTn } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { isPageOpen } from '../shared/is-page-open';

/** Number of months above which they are counted instead of named. */
const NAMED = 3;

interface Props {
  locationId: string;
  year: number;
}

/** Months of the year without complete records of a location, for users who may open the coverage page. */
export function MissingHere({ locationId, year }: Props) {
  const t = useT();
  const { answer, may } = usePortal();
  const isOpen = may(getCoverage.allow) && isPageOpen(answer, '/activities/coverage');
  const found = useCall<CoverageAnswer>(getCoverage, { year, locations: locationId }, { enabled: isOpen });
  const rows = (found.data?.list ?? []).filter((row) => gapsOf(row).length > 0);
  if (!isOpen || rows.length === 0) return null;
  return (
    <Card title={t('Missing here')} actions={<Link to={paths.coverage(year, [locationId])}>{t('Coverage')}</Link>}>
      <ul className="biz-missing" aria-busy={found.isPlaceholderData}>
        {rows.map((row) => (
          <li key={row._id}>
            <strong>{[t(ACTIVITY_TYPES[row.activity_type]), row.item_name].filter(Boolean).join(', ')}</strong>{' '}
            <Months months={gapsOf(row)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const gapsOf = ({ months }: CoverageRow): number[] =>
  months.filter(({ state }) => state === 'missing' || state === 'part').map(({ month }) => month);

function Months({ months }: { months: readonly number[] }) {
  const tn = useTn();
  const format = useFormat();
  return (
    <span className="biz-quiet">
      {months.length > NAMED
        ? tn(months.length, '{count} month', '{count} months')
        : months.map((month) => format.month(month, 'long')).join(', ')}
    </span>
  );
}
