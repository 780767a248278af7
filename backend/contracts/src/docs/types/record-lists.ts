import { vehicleFuelCode } from '../../activities/codes/fuel-code';
import type { Entity } from '../../entity/entity';
import { datesInOrder } from '../../entity/dates-in-order';
import { boolean, choice, code, day, decimal, optional, ref, text } from '../../entity/fields';
import { defineDocType, docForm, type DocRows } from '../doc-type';

const FUEL_UNITS = ['mile', 'km', 'L', 'gal (US)', 'gal (imp)', 'kg', 'kWh'] as const;

const vehicleRow = docForm('vehicle_row', 'Vehicle', {
  name: text('Name', 120),
  location_id: ref('Location', 'locations', { as: 'location', show: ['name'] }),
  type: code('Vehicle type', 'vehicle_types'),
  fuel_type: code('Fuel type', 'vehicle_fuels', vehicleFuelCode),
  fuel_units: choice('Fuel units', FUEL_UNITS),
  power_rating: optional(decimal('Power rating, kWh', { max: 1_000_000 })),
}) as Entity;

const locationRow = docForm(
  'location_row',
  'Location',
  {
    name: text('Name', 120),
    address_line1: text('Address line 1', 200),
    address_line2: optional(text('Address line 2', 200)),
    town_or_city: text('Town or city', 120),
    post_code: text('Post code', 20),
    country: code('Country', 'countries'),
    electricity_grid: optional(code('Electricity grid', 'electricity_grids')),
    head_office: optional(boolean('Head office')),
    from: optional(day('In use from')),
    to: optional(day('In use to')),
    area: optional(decimal('Area')),
    area_units: optional(choice('Area units', ['m2', 'ft2'])),
    leased: optional(boolean('Leased')),
    lessor_partner_id: optional(ref('Lessor', 'partners', { as: 'lessor', show: ['name'] })),
    operational_control: optional(boolean('Operational control')),
    estimate_emissions: optional(boolean('Estimate missing months')),
  },
  datesInOrder('from', 'to'),
) as Entity;

/** Defines a list of records of the company; the document has rows but no fields of its own. */
const recordList = (named: { id: string; label: string; entity: string }, rows: DocRows) =>
  defineDocType({
    id: named.id,
    label: named.label,
    category: 'company',
    manualEntry: true,
    fields: {},
    layout: [],
    rows: { [named.id]: rows },
    reads: {},
    makes: { kind: 'records', entities: [named.entity] },
    rowsImport: named.entity,
  });

export const vehicleListDoc = recordList(
  { id: 'vehicle_list', label: 'List of vehicles', entity: 'vehicles' },
  { label: 'Vehicles', row: vehicleRow, most: 2000, starts: { fuel_units: 'mile' } },
);

export const locationListDoc = recordList(
  { id: 'location_list', label: 'List of locations', entity: 'locations' },
  {
    ...{ label: 'Locations', row: locationRow, most: 2000 },
    starts: {
      head_office: false,
      leased: false,
      operational_control: true,
      estimate_emissions: false,
      area_units: 'm2',
    },
  },
);
