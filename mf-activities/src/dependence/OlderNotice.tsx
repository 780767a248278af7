import {
  type OlderCalculations,
  olderCalculationsCall,
} from '@lichen/contracts/activities/dependence/dependent-figures.call';
import { useCall, useT, useTn } from '@lichen/kit';
import { Alert } from '@lichen/kit/antd';

/** Notice about calculations made by an older version of the rules, above the form that recalculates them. */
export function OlderNotice() {
  const t = useT();
  const tn = useTn();
  const found = useCall<{ obj: OlderCalculations }>(olderCalculationsCall, {}).data?.obj;
  if (!found || found.calculations === 0) return null;
  return (
    <Alert
      className="act-behind"
      type="info"
      showIcon
      message={tn(
        found.calculations,
        '{count} calculation was made by an older version of the rules',
        '{count} calculations were made by an older version of the rules',
      )}
      description={t('Version {older}; now {version}. A recalculation proposes figures by the current rules.', {
        older: found.versions.join(', '),
        version: found.version,
      })}
    />
  );
}
