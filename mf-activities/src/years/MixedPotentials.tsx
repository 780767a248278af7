import {
  type MixedPotentials as Answer,
  mixedPotentialsCall,
} from '@lichen/contracts/activities/checks/mixed-potentials.call';
import { paths } from '@lichen/contracts/api/paths';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useCall, usePortal, useT } from '@lichen/kit';
import { Alert } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';

/** Years whose totals mix figures of several IPCC reports, with a link to recalculation. */
export function MixedPotentials() {
  const { may } = usePortal();
  return may(mixedPotentialsCall.allow) ? <Years /> : null;
}

function Years() {
  const t = useT();
  const found = useCall<RecordAnswer<Answer>>(mixedPotentialsCall, {});
  return found.data?.obj.list.map(({ year, reports }) => (
    <Alert
      key={year}
      type="warning"
      showIcon
      message={t('Figures of {year} use different warming potentials: {reports}.', {
        year: String(year),
        reports: reports.map(({ gwp, figures }) => `${gwp} (${figures})`).join(', '),
      })}
      description={t(
        'Published factors keep the report of their edition. Refrigerants follow “Warming potentials of refrigerants” in the account: change that first if a recalculation proposes nothing.',
      )}
      action={<Link to={paths.recalculations}>{t('Recalculate')}</Link>}
    />
  ));
}
