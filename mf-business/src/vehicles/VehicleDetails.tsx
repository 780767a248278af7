import type { VehicleStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { ELECTRIC_FUEL, vehicle } from '@lichen/contracts/business/vehicle.entity';
import { paths } from '@lichen/contracts/api/paths';
import { Card, Facts, Slot, useCodeLabels, useFormat, usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { isPageOpen } from '../shared/is-page-open';
import { FuelRule } from './FuelRule';
import { MonthChart } from './MonthChart';
import { ReminderCard } from './ReminderCard';
import type { Vehicle } from './vehicle-columns';

/** Links to the location, for users who may open it. */
function Site({ id, name }: { id: string; name: string }) {
  const { answer } = usePortal();
  return isPageOpen(answer, paths.locations) ? <Link to={paths.location(id)}>{name}</Link> : name;
}

interface Props {
  vehicle: Vehicle;
  stats: VehicleStats | undefined;
  year: number;
}

/** A vehicle's emissions by month; beside them the counting rule, its details and its reminders. */
export function VehicleDetails({ vehicle: one, stats, year }: Props) {
  const t = useT();
  const format = useFormat();
  const [type, fuel] = [useCodeLabels('vehicle_types'), useCodeLabels('vehicle_fuels')];
  const { fields } = vehicle;
  const isElectric = one.fuel_type === ELECTRIC_FUEL && one.power_rating !== null;
  return (
    <div className="biz-beside">
      <div>
        <MonthChart id={one._id} year={year} />
        <Slot name="activity.newest" props={{ parent_field: 'vehicle_id', parent_id: one._id, year }} />
      </div>
      <div>
        {stats && <FuelRule counts={stats.counts} />}
        <Card title={t('Vehicle')}>
          <Facts
            facts={[
              {
                label: t(fields.location_id.label),
                value: one.location && <Site id={one.location_id} name={one.location.name} />,
              },
              { label: t(fields.type.label), value: type(one.type) },
              { label: t(fields.fuel_type.label), value: fuel(one.fuel_type) },
              { label: t(fields.power_rating.label), value: isElectric && format.number(one.power_rating ?? 0) },
              { label: t(fields.fuel_units.label), value: one.fuel_units === 'mile' ? t('Mile') : one.fuel_units },
            ]}
          />
        </Card>
        <ReminderCard vehicle={one} />
      </div>
    </div>
  );
}
