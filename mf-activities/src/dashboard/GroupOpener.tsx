import type { Days } from '@lichen/contracts/activities/comparison/same-period';
import { lazyOverlay } from '@lichen/kit';
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import type { Bar } from './year-figures';

const GroupMenu = lazyOverlay(async () => ({ default: (await import('./GroupMenu')).GroupMenu }));

interface Props extends ComponentProps<'button'> {
  bar: Bar;
  period: Days;
}

/** Button that opens the menu of a group and period. */
export function GroupOpener({ bar, period, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    ref.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        ref={ref}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        {...button}
      />
      {isOpen && (
        <Suspense>
          <GroupMenu bar={bar} period={period} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
