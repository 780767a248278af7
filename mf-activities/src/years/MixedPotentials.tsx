import { FINDING_KINDS } from '@lichen/contracts/activities/checks/checks.call';
import {
  type MixedPotentials as Answer,
  MIXED_POTENTIALS_HELP,
  MIXED_POTENTIALS_REMEDIES,
  mixedPotentialsCall,
} from '@lichen/contracts/activities/checks/mixed-potentials.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useCall, useFormat, usePortal, useT } from '@lichen/kit';
import { Alert } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { remedyAddress } from '../checks/remedy-address';
import { remedyText } from '../checks/remedy-text';

const KIND = 'mixed_potentials';

/** Years whose totals mix figures of several IPCC reports, with the remedies that the list of checks has. */
export function MixedPotentials() {
  const { may } = usePortal();
  return may(mixedPotentialsCall.allow) ? <Years /> : null;
}

function Years() {
  const t = useT();
  const format = useFormat();
  const found = useCall<RecordAnswer<Answer>>(mixedPotentialsCall, {});
  return found.data?.obj.list.map(({ year, reports }) => {
    const listed = reports.map(({ gwp, figures }) => `${gwp} (${figures})`).join(', ');
    const told = t(FINDING_KINDS[KIND].sentence, { year: String(year), reports: listed });
    return (
      <Alert
        key={year}
        type="warning"
        showIcon
        message={told}
        description={
          <>
            {t(MIXED_POTENTIALS_HELP)}
            <div className="act-finding-ways">
              {MIXED_POTENTIALS_REMEDIES.map((remedy) => {
                const text = remedyText(remedy, t, format);
                return (
                  <Link key={remedy.kind} to={remedyAddress(remedy) ?? ''} aria-label={`${text}: ${told}`}>
                    {text}
                  </Link>
                );
              })}
            </div>
          </>
        }
      />
    );
  });
}
