import { useT } from '@lichen/kit';
import { useEffect, useRef } from 'react';
import { FIELD_STATES } from '@lichen/contracts/docs/doc-statuses';
import { inPercent, turned } from './box';
import type { MarkedBox } from '../fields/marked-box';
import { StateIcon } from '../fields/StateIcon';

interface Props {
  boxes: readonly MarkedBox[];
  rotation: number;
  zoom: number;
  /** Id of the field in focus. */
  lit: string | null;
  onPick: (id: string) => void;
}

/** Returns true for the box of the field in focus; with a list in focus, for those of its cells. */
const isLit = ({ id }: MarkedBox, lit: string | null): boolean =>
  lit !== null && (id === lit || id.startsWith(`${lit}.`));

/** A button for each value that was read, at its printed place. */
export function BoxLayer({ boxes, rotation, zoom, lit, onPick }: Props) {
  return (
    <div className="doc-boxes">
      {boxes.map((box) => (
        <BoxButton key={box.id} marked={box} rotation={rotation} isLit={isLit(box, lit)} zoom={zoom} onPick={onPick} />
      ))}
    </div>
  );
}

/** Share of the page's width that a label needs to fit to the left of its box. */
const ROOM_FOR_NAME = 0.2;

/** Scrolls only the page area, so that the focused input stays where it is. */
function bringIntoSight(element: HTMLElement): void {
  const desk = element.closest('.doc-desk');
  if (!desk) return;
  const [seen, box] = [desk.getBoundingClientRect(), element.getBoundingClientRect()];
  const away = (from: number, to: number, least: number, most: number) =>
    from >= least && to <= most ? 0 : (from + to) / 2 - (least + most) / 2;
  desk.scrollBy({
    top: away(box.top, box.bottom, seen.top + MARGIN, seen.bottom - MARGIN),
    left: away(box.left, box.right, seen.left + MARGIN, seen.right - MARGIN),
  });
}

/** Margin around a box that must be visible, in pixels. */
const MARGIN = 40;

interface ButtonProps {
  marked: MarkedBox;
  rotation: number;
  zoom: number;
  isLit: boolean;
  onPick: (id: string) => void;
}

function BoxButton({ marked: { id, box, label, value, state }, rotation, zoom, isLit, onPick }: ButtonProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another zoom the box lies elsewhere
  useEffect(() => {
    if (isLit && button.current) bringIntoSight(button.current);
  }, [isLit, zoom]);
  const at = turned(box, rotation);
  const isAtLeft = at.x < ROOM_FOR_NAME;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`doc-box doc-box-${state}${isLit ? ' doc-box-lit' : ''}`}
        style={inPercent(at)}
        aria-pressed={isLit}
        aria-label={t('{label}: {value}. {state}', { label, value, state: t(FIELD_STATES[state]) })}
        title={label}
        onClick={() => onPick(id)}
      >
        <span className="doc-box-icon">
          <StateIcon state={state} size={13} />
        </span>
      </button>
      {isLit && (
        <span
          className={`doc-box-name doc-box-name-${state}${isAtLeft ? ' doc-box-name-after' : ''}`}
          style={{ left: `${(isAtLeft ? at.x + at.width : at.x) * 100}%`, top: `${(at.y + at.height / 2) * 100}%` }}
          aria-hidden="true"
        >
          {label}
        </span>
      )}
    </>
  );
}
