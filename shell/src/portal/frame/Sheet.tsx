import { useT } from '@lichen/kit';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icons/Icon';

interface Props {
  title: string;
  /** `side` slides in from the right, `middle` is a centred dialog. */
  place: 'side' | 'middle';
  close: () => void;
  children: ReactNode;
}

/** A native `<dialog>`, which traps the focus, closes with Escape and restores the focus. */
export function Sheet({ title, place, close, children }: Props) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog with Escape by itself; the click is on the shade around it
    <dialog
      ref={dialog}
      className={`p-sheet p-sheet-${place}`}
      aria-labelledby={titleId}
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div className="p-sheet-inside">
        <header className="p-sheet-head">
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="p-icon-button"
            aria-label={t('Close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
