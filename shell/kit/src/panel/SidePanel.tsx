import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useT } from '../i18n/texts';
import { useNarrow } from '../states/useNarrow';
import { useFocusTrap } from './useFocusTrap';
import './panel.css';

interface Props {
  /** Identifies the content, so that opening another row moves the focus again. */
  id: string;
  title: ReactNode;
  /** Secondary content above the title. */
  kicker?: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Panel beside the list, or over it if there is no space. The address determines what is open. */
export function SidePanel({ id, title, kicker, actions, onClose, children }: Props) {
  const t = useT();
  const isOver = useNarrow(1100);
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  useFocusTrap(ref, { keep: isOver, key: id });

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };

  const Box = isOver ? 'div' : 'aside';
  return (
    <Box
      ref={ref as never}
      className="k-panel"
      tabIndex={-1}
      aria-labelledby={titleId}
      {...(isOver ? { role: 'dialog', 'aria-modal': true } : {})}
      onKeyDown={closeOnEscape}
    >
      <header className="k-panel-head">
        <div className="k-panel-words">
          {kicker && <p className="k-panel-kicker">{kicker}</p>}
          <h2 id={titleId}>{title}</h2>
        </div>
        <div className="k-panel-actions">
          {actions}
          <button type="button" className="k-icon-button" aria-label={t('Close')} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
      </header>
      <div className="k-panel-body">{children}</div>
    </Box>
  );
}

/** The list, with the panel beside it while one is open. */
export function WithPanel({ panel, children }: { panel: ReactNode; children: ReactNode }) {
  return (
    <div className={panel ? 'k-with-panel k-with-panel-open' : 'k-with-panel'}>
      <div className="k-with-panel-main">{children}</div>
      {panel}
    </div>
  );
}
