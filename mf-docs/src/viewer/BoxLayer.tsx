import { useT } from '@lichen/kit';
import { useEffect, useRef } from 'react';
import { FIELD_STATES } from '@lichen/contracts/docs/doc-statuses';
import { inPercent, turned } from './box';
import type { MarkedBox } from '../fields/marked-box';
import { StateIcon } from '../fields/StateIcon';

interface Props {
  boxes: readonly MarkedBox[];
  rotation: number;
  /** Id of the field that is open. */
  lit: string | null;
  onPick: (id: string) => void;
}

/** What was read, where it is printed: a button for each value. */
export function BoxLayer({ boxes, rotation, lit, onPick }: Props) {
  return (
    <div className="doc-boxes">
      {boxes.map((box) => (
        <BoxButton key={box.id} marked={box} rotation={rotation} isLit={box.id === lit} onPick={onPick} />
      ))}
    </div>
  );
}

interface ButtonProps {
  marked: MarkedBox;
  rotation: number;
  isLit: boolean;
  onPick: (id: string) => void;
}

function BoxButton({ marked: { id, box, label, value, state }, rotation, isLit, onPick }: ButtonProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLit) button.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [isLit]);
  const at = turned(box, rotation);
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
          className={`doc-box-name doc-box-name-${state}`}
          style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
          aria-hidden="true"
        >
          {label}
        </span>
      )}
    </>
  );
}
