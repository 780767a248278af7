import { type LocationStats, locationStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { QueryStates, ScopeTag, unitText, useCall, useFormat, useT, useTn } from '@lichen/kit';
import './location.css';

interface Figure {
  label: string;
  value: string;
  units: string;
  scope?: '1' | '2' | '3';
}

/** The consumption and emissions of a location in a year. */
export function LocationStrip({ id, year }: { id: string; year: number }) {
  const found = useCall<LocationStats>(locationStats, { location_id: id, year });
  // A user who may see the location but not its consumption gets the page without the strip.
  if (found.error?.status === 403) return null;
  return <QueryStates of={found}>{(stats) => <Groups stats={stats} isOlder={found.isPlaceholderData} />}</QueryStates>;
}

function Groups({ stats, isOlder }: { stats: LocationStats; isOlder: boolean }) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const amount = (label: string, value: number | null, units: string): Figure => ({
    ...{
      label: t(label),
      value: value === null ? '–' : format.stat(value),
      units: value === null ? '' : unitText(units),
    },
  });
  const co2 = (scope: '1' | '2' | '3'): Figure => ({
    scope,
    label: t(`Scope ${scope}`),
    value: format.stat(format.unit === 't' ? stats[`Scope${scope}_CO2`] / 1000 : stats[`Scope${scope}_CO2`]),
    units: format.unit,
  });
  const { electricity_units: power, energy_units, water_units } = stats;
  return (
    <>
      <div className="biz-site-strip" aria-busy={isOlder}>
        <Group
          title={t('Electricity')}
          figures={[
            amount('Bought', stats.electricity_bought, power),
            amount('Renewable', stats.renewable_bought, power),
            amount('Produced', stats.electricity_produced, power),
          ]}
        />
        <Group title={t('Energy')} figures={[amount('Used', stats.energy_used, energy_units)]} />
        <Group
          title={t('Water')}
          figures={[
            amount('Used', stats.water_used, water_units),
            amount('Discharged', stats.water_discharged, water_units),
          ]}
        />
        <Group title={t('CO₂e')} figures={[co2('1'), co2('2'), co2('3')]} />
      </div>
      {stats.energy_not_counted > 0 && (
        <p className="biz-quiet">
          {tn(
            stats.energy_not_counted,
            'Energy leaves out {count} record of fuel by volume or weight.',
            'Energy leaves out {count} records of fuel by volume or weight.',
          )}
        </p>
      )}
    </>
  );
}

const Group = ({ title, figures }: { title: string; figures: readonly Figure[] }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    <dl>
      {figures.map(({ label, value, units, scope }) => (
        <div key={label}>
          <dt>{scope ? <ScopeTag scope={scope} /> : label}</dt>
          <dd>
            {value} <span>{units}</span>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
