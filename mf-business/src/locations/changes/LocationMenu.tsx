import { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { lazyOverlay, usePortal, useT } from '@lichen/kit';
import { Button, Dropdown } from '@lichen/kit/antd';
import { useState } from 'react';

const GridDialog = lazyOverlay(async () => ({ default: (await import('./GridDialog')).GridDialog }));
const UnitsDialog = lazyOverlay(async () => ({ default: (await import('./UnitsDialog')).UnitsDialog }));

const ACTIONS = { change_units: 'Change units', change_grid: 'Change grid' } as const;
type ActionName = keyof typeof ACTIONS;

/** A menu of less frequent actions on a location; each opens a dialog that explains its effects. */
export function LocationMenu({ location: site, year }: { location: RecordOf<typeof location>; year: number }) {
  const t = useT();
  const { may } = usePortal();
  const [open, setOpen] = useState<ActionName | null>(null);
  const offered = (Object.keys(ACTIONS) as ActionName[]).filter((name) => may(location.actions[name].allow));
  if (offered.length === 0) return null;
  const items = offered.map((key) => ({ key, label: t(ACTIONS[key]) }));
  const close = () => setOpen(null);
  return (
    <>
      <Dropdown trigger={['click']} autoFocus menu={{ items, onClick: ({ key }) => setOpen(key as ActionName) }}>
        <Button aria-label={t('More actions')} title={t('More actions')}>
          <span aria-hidden="true">⋯</span>
        </Button>
      </Dropdown>
      {open === 'change_grid' && <GridDialog site={site} onClose={close} />}
      {open === 'change_units' && <UnitsDialog site={site} year={year} onClose={close} />}
    </>
  );
}
