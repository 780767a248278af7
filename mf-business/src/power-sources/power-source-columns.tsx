import type { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import { textColumn } from '../shared/columns';

/** A power source as the API returns it, with its location. */
export type PowerSource = RecordOf<typeof powerSource> & { location?: { name: string } | null };

interface Names {
  t: Translate;
  format: Formats;
  method: (code: string) => string;
}

export const powerSourceColumns = ({ t, format, method }: Names): Column<PowerSource>[] => {
  const output = ({ max_output, max_output_units }: PowerSource) => `${format.number(max_output)} ${max_output_units}`;
  return [
    {
      ...textColumn('name', 'Name', ({ name }) => name, 'name'),
      fixed: true,
      card: 'title',
      render: ({ name, renewable }) => (
        <span className="biz-name">
          {name} {renewable && <StatusTag tone="good">{t('Renewable')}</StatusTag>}
        </span>
      ),
    },
    textColumn(
      'method',
      'Power generation method',
      (row) => method(row.power_generation_method),
      'power_generation_method',
    ),
    textColumn('location', 'Location', (row) => row.location?.name ?? ''),
    { ...textColumn('output', 'Maximum output', output), align: 'number', card: 'figure' },
  ];
};
