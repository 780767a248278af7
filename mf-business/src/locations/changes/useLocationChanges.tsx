import { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { lazyOverlay, type MenuAction, usePortal, useT } from '@lichen/kit';
import { type ReactNode, useState } from 'react';

const GridDialog = lazyOverlay(async () => ({ default: (await import('./GridDialog')).GridDialog }));
const UnitsDialog = lazyOverlay(async () => ({ default: (await import('./UnitsDialog')).UnitsDialog }));

const ACTIONS = { change_units: 'Change units', change_grid: 'Change grid' } as const;
type ActionName = keyof typeof ACTIONS;

/** The less frequent actions on a location; each opens a dialog that explains its effects. */
export function useLocationChanges(
  site: RecordOf<typeof location>,
  year: number,
): { actions: readonly MenuAction[]; dialog: ReactNode } {
  const t = useT();
  const { may } = usePortal();
  const [open, setOpen] = useState<ActionName | null>(null);
  const offered = (Object.keys(ACTIONS) as ActionName[]).filter((name) => may(location.actions[name].allow));
  const close = () => setOpen(null);
  return {
    actions: offered.map((key) => ({ key, label: t(ACTIONS[key]), onClick: () => setOpen(key) })),
    dialog: (
      <>
        {open === 'change_grid' && <GridDialog site={site} onClose={close} />}
        {open === 'change_units' && <UnitsDialog site={site} year={year} onClose={close} />}
      </>
    ),
  };
}
