import type { carbonActivity } from '@lichen/contracts/activities/types/carbon.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { KG_IN } from '@lichen/contracts/formats/mass';
import type { Column, Formats, Translate } from '@lichen/kit';
import { OFFSET_WORDS } from './offset-words';

type Offset = RecordOf<typeof carbonActivity> & { location?: { name: string } | null };

/** Returns the columns of the register; amounts are shown as positive numbers bought or removed. */
export function offsetColumns(t: Translate, format: Formats): Column<Offset>[] {
  const words = (key: string, title: string, of: (row: Offset) => string): Column<Offset> => ({
    ...{ key, title, text: of, render: of },
  });
  const kg = ({ amount, units }: Offset) => (amount === null ? '' : format.co2(-amount * KG_IN[units]));
  const days = ({ from, to }: Offset) => (from === null || to === null ? '' : format.period(from, to));
  return [
    {
      ...words('kind', 'Credit or removal', ({ offset_kind: kind }) => (kind ? t(OFFSET_WORDS[kind].one) : '')),
      card: 'title',
    },
    { ...words('period', 'Period', days), sort: 'from' },
    { ...words('registry', 'Registry or standard', ({ registry }) => registry ?? ''), width: 170 },
    words('serial', 'Serial numbers', ({ serial_numbers }) => serial_numbers ?? ''),
    words('vintage', 'Vintage', ({ vintage }) => (vintage === null ? '' : String(vintage))),
    words('retired', 'Retired on', ({ retired_on }) => (retired_on === null ? '' : format.day(retired_on))),
    words('reason', 'Reason', ({ reason }) => reason ?? ''),
    words('location', 'Location', ({ location }) => location?.name ?? ''),
    { key: 'kg', title: `CO₂e, ${format.unit}`, align: 'number', card: 'figure', text: kg, render: kg },
  ];
}
