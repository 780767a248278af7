import type { VehicleStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { useT } from '@lichen/kit';
import { ruleOf } from './fuel-rule';

/** Explains which of a vehicle's records count in the year, and why the others do not. */
export function FuelRule({ counts }: { counts: VehicleStats['counts'] }) {
  const t = useT();
  const rule = ruleOf(counts);
  return (
    rule && (
      <div role="note" className="biz-note">
        <p>{t(rule.title)}</p>
        <p className="biz-quiet">{t(rule.text)}</p>
      </div>
    )
  );
}
