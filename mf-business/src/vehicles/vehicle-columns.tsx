import type { vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Column } from '@lichen/kit';
import { textColumn } from '../shared/columns';
import { fullName } from '@lichen/contracts/business/full-name';

/** A vehicle as the API returns it, with its location and its vehicle admin. */
export type Vehicle = RecordOf<typeof vehicle> & {
  location?: { name: string } | null;
  admin_profile?: { first_name: string; last_name: string; email?: string | null } | null;
};

type NameOf = (code: string) => string;

export const vehicleColumns = (type: NameOf, fuel: NameOf): Column<Vehicle>[] => [
  {
    ...textColumn('name', 'Name', ({ name }) => name, 'name'),
    fixed: true,
    card: 'title',
    render: ({ name }) => <span className="biz-name">{name}</span>,
  },
  textColumn('type', 'Vehicle type', (row) => type(row.type), 'type'),
  textColumn('fuel_type', 'Fuel type', (row) => fuel(row.fuel_type), 'fuel_type'),
  textColumn('location', 'Location', (row) => row.location?.name ?? ''),
  {
    ...textColumn('admin', 'Vehicle admin', ({ admin_profile }) => (admin_profile ? fullName(admin_profile) : '')),
    card: 'none',
  },
];
