import { useT, useUrlState } from '@lichen/kit';
import { Segmented } from '@lichen/kit/antd';
import type { CompanyTabProps } from '../../shared/company-tab-props';
import { BasisForm } from './BasisForm';
import { Boundary } from './Boundary';
import { Exclusions } from './Exclusions';
import { Targets } from './Targets';
import './inventory.css';

const PARTS = [
  { id: 'basis', title: 'Approach and base year' },
  { id: 'boundary', title: 'Organisational boundary' },
  { id: 'exclusions', title: 'Exclusions' },
  { id: 'targets', title: 'Targets' },
] as const;
type Part = (typeof PARTS)[number]['id'];

const partIn = (text: string | null): Part => PARTS.find(({ id }) => id === text)?.id ?? 'basis';

/** Settings, boundary, exclusions and targets of the inventory; the address says which part is shown. */
export function InventoryTab({ year }: CompanyTabProps) {
  const t = useT();
  const url = useUrlState();
  const part = partIn(url.one('part'));
  return (
    <div className="biz-inventory">
      <Segmented<Part>
        className="biz-inventory-parts"
        aria-label={t('Part of the inventory')}
        value={part}
        options={PARTS.map(({ id, title }) => ({ value: id, label: t(title) }))}
        onChange={(next) => url.set({ part: next, of: null })}
      />
      {part === 'basis' && <BasisForm />}
      {part === 'boundary' && <Boundary year={year} />}
      {part === 'exclusions' && <Exclusions year={year} />}
      {part === 'targets' && <Targets year={year} />}
    </div>
  );
}
