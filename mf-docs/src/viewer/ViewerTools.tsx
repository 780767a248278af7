import { useFormat, useT } from '@lichen/kit';
import type { ReactNode } from 'react';
import { Shape, type ShapeName } from '../shared/Shape';
import type { View, ViewActions } from './useView';

interface ToolProps {
  shape: ShapeName;
  label: string;
  shortcut?: string;
  isPressed?: boolean;
  isWordy?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

/** A tool button with an icon; less frequent tools show their label too. */
export function Tool({ shape, label, shortcut, isPressed, isWordy, isDisabled, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={`doc-tool${isWordy ? ' doc-tool-wordy' : ''}`}
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Shape name={shape} size={18} />
      {isWordy && <span>{label}</span>}
    </button>
  );
}

interface Props {
  view: View;
  actions: ViewActions;
  /** Current zoom factor; 1 is 100 %. */
  zoom: number;
  page: number;
  count: number;
  onPage: (page: number) => void;
  canDraw: boolean;
  canFind: boolean;
  children?: ReactNode;
}

/** The toolbar above a page. */
export function ViewerTools({ view, actions, zoom, page, count, onPage, canDraw, canFind, children }: Props) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="doc-tools" role="toolbar" aria-label={t('Page view')}>
      <Tool shape="smaller" label={t('Zoom out')} shortcut="-" onClick={() => actions.zoomBy(-1)} />
      <span className="doc-zoom">{format.percent(Math.round(zoom * 100), 0)}</span>
      <Tool shape="larger" label={t('Zoom in')} shortcut="+" onClick={() => actions.zoomBy(1)} />
      <Tool shape="fit" label={t('Fit the width')} shortcut="0" onClick={actions.fit} />
      <span className="doc-tools-line" />
      <Tool shape="turn" label={t('Rotate')} shortcut="r" onClick={actions.turn} />
      {count > 1 && (
        <span className="doc-tools-pages">
          <Tool
            shape="earlier"
            label={t('Previous page')}
            shortcut="["
            isDisabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span>{t('{done} of {total}', { done: page, total: count })}</span>
          <Tool
            shape="later"
            label={t('Next page')}
            shortcut="]"
            isDisabled={page >= count}
            onClick={() => onPage(page + 1)}
          />
        </span>
      )}
      {canDraw && (
        <Tool
          shape="draw"
          label={t('Draw a box')}
          shortcut="d"
          isWordy
          isPressed={view.isDrawing}
          onClick={() => actions.draw(!view.isDrawing)}
        />
      )}
      {children}
      <span className="doc-tools-room" />
      {canFind && (
        <Tool
          shape="search"
          label={t('Find in the document')}
          isPressed={view.isFinding}
          onClick={() => actions.find(!view.isFinding)}
        />
      )}
    </div>
  );
}
