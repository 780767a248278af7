import { lazyOverlay } from '@lichen/kit';
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import type { Bar } from './year-figures';

const GroupMenu = lazyOverlay(() => import('./GroupMenu'));

interface Props extends ComponentProps<'button'> {
  bar: Bar;
  year: number;
}

/** A button that opens what a group of a year can be gone on to. */
export function GroupOpener({ bar, year, ...button }: Props) {
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
          <GroupMenu bar={bar} year={year} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
