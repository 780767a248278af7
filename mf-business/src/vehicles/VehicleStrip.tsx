import type { VehicleStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { useFormat, useT, useTn } from '@lichen/kit';
import { FactStrip } from '../shared/FactStrip';
import { useScopeFacts } from '../shared/useScopeFacts';

/** The emissions and the distance of a vehicle in a year. */
export function VehicleStrip({ stats, isOlder }: { stats: VehicleStats; isOlder: boolean }) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const { CO2, distance, distance_units, distance_not_counted } = stats;
  const unit = t(distance_units);
  const journeys = stats.counts.vehicle_journeys ?? 0;
  const each = distance_units === 'miles' ? t('CO₂e per mile') : t('CO₂e per km');
  const facts = [
    ...useScopeFacts(CO2, stats),
    { label: t('Distance'), value: distance === null ? '–' : `${format.stat(distance)} ${unit}` },
    { label: t('Journeys'), value: format.number(journeys) },
    ...(distance && distance_not_counted === 0 ? [{ label: each, value: `${format.stat(CO2 / distance)} kg` }] : []),
  ];
  return (
    <>
      <FactStrip facts={facts} isOlder={isOlder} />
      {distance_not_counted > 0 && (
        <p className="biz-quiet">
          {tn(
            distance_not_counted,
            'Distance leaves out {count} journey recorded in hours.',
            'Distance leaves out {count} journeys recorded in hours.',
          )}
        </p>
      )}
    </>
  );
}
