import { location } from '@lichen/contracts/business/location.entity';
import { SENSITIVE_AREAS } from '@lichen/contracts/business/site-surroundings';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, Facts, unitText, useCodeLabels, useFormat, useT } from '@lichen/kit';
import { inUseText } from './in-use';
import { LocationMap } from './LocationMap';
import { MissingHere } from './MissingHere';
import { coordinatesText } from './position';

/** A location as the API returns it, with its lessor. */
type Location = RecordOf<typeof location> & { lessor?: { name: string } | null };

/** The map of a location, and the details recorded about it. */
export function LocationDetails({ location, year }: { location: Location; year: number }) {
  return (
    <div className="biz-beside">
      <LocationMap location={location} />
      <Recorded location={location} year={year} />
    </div>
  );
}

function Recorded({ location: site, year }: { location: Location; year: number }) {
  const t = useT();
  const format = useFormat();
  const countryName = useCodeLabels('countries');
  const gridName = useCodeLabels('electricity_grids');
  const { fields } = location;
  const yesNo = (value: boolean) => t(value ? 'Yes' : 'No');
  const lines = [site.address_line1, site.address_line2, site.town_or_city, site.post_code, countryName(site.country)];
  return (
    <div>
      <MissingHere locationId={site._id} year={year} />
      <Card title={t('Site')}>
        <Facts
          facts={[
            { label: t('Address'), value: lines.filter(Boolean).join('\n') },
            { label: t('Known as'), value: site.address },
            { label: t('Coordinates'), value: coordinatesText(site, format) },
            { label: t('In use'), value: inUseText(site, t, format) },
            {
              label: t(fields.area.label),
              value: site.area === null ? null : `${format.number(site.area)} ${unitText(site.area_units)}`,
            },
            { label: t(fields.leased.label), value: yesNo(site.leased) },
            { label: t(fields.lessor_partner_id.label), value: site.lessor?.name },
            { label: t(fields.operational_control.label), value: yesNo(site.operational_control) },
            {
              label: t(fields.controlled_until.label),
              value: site.controlled_until !== null && format.day(site.controlled_until),
            },
          ]}
        />
      </Card>
      <Card title={t('Energy and water')}>
        <Facts
          facts={[
            { label: t(fields.electricity_grid.label), value: gridName(site.electricity_grid) },
            { label: t(fields.electricity_units.label), value: site.electricity_units },
            { label: t(fields.energy_units.label), value: site.energy_units },
            { label: t(fields.water_units.label), value: unitText(site.water_units) },
            { label: t(fields.uses_fuel.label), value: yesNo(site.uses_fuel) },
            { label: t(fields.estimate_emissions.label), value: yesNo(site.estimate_emissions) },
          ]}
        />
      </Card>
      <Surroundings location={site} />
    </div>
  );
}

/** Statements about water and nature around a site, each with its source and date. */
function Surroundings({ location: site }: { location: Location }) {
  const t = useT();
  const format = useFormat();
  const { fields } = location;
  const stated = (source: string | null, on: number | null) =>
    [source, on !== null && format.day(on)].filter(Boolean).join(', ');
  const areaOf = (value: number | null) =>
    value === null ? null : `${format.number(value)} ${unitText(site.area_units)}`;
  const { sensitive_area: sensitive } = site;
  return (
    <Card title={t('Water and biodiversity')}>
      <Facts
        facts={[
          { label: t(fields.water_stress_areas.label), value: t(site.water_stress_areas ? 'Yes' : 'No') },
          { label: t(fields.local_water_stress_areas.label), value: site.local_water_stress_areas?.join(', ') },
          { label: t(fields.water_stress_source.label), value: stated(site.water_stress_source, site.water_stress_on) },
          { label: t(fields.sensitive_area.label), value: sensitive && t(SENSITIVE_AREAS[sensitive]) },
          { label: t(fields.sensitive_area_name.label), value: site.sensitive_area_name },
          {
            label: t(fields.sensitive_area_source.label),
            value: stated(site.sensitive_area_source, site.sensitive_area_on),
          },
          { label: t(fields.sealed_area.label), value: areaOf(site.sealed_area) },
          { label: t(fields.nature_area.label), value: areaOf(site.nature_area) },
        ]}
      />
    </Card>
  );
}
