import type { Box } from '@lichen/contracts/docs/reading';
import { useT } from '@lichen/kit';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { afterArrow, between, inPercent, isDrawn, type Point, unturned } from './box';

interface Props {
  rotation: number;
  /** Called with the box relative to the page before the user's rotation. */
  onDrawn: (box: Box) => Promise<void>;
  onCancel: () => void;
}

/** Initial box for keyboard users: in the middle of the page, about the size of a line. */
const FIRST: Box = { x: 0.35, y: 0.46, width: 0.3, height: 0.04 };

function placeOf(event: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}

/** Draws a box on the page by dragging, or with the arrow keys, which change its size while Shift is held. */
export function DrawLayer({ rotation, onDrawn, onCancel }: Props) {
  const t = useT();
  const layer = useRef<HTMLDivElement>(null);
  const from = useRef<Point | null>(null);
  const [box, setBox] = useState<Box>(FIRST);
  useEffect(() => layer.current?.focus(), []);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void onDrawn(unturned(box, rotation));
    else if (event.key === 'Escape') onCancel();
    else {
      const next = afterArrow(box, event.key, event.shiftKey);
      if (!next) return;
      setBox(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = placeOf(event);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (from.current) setBox(between(from.current, placeOf(event)));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const began = from.current;
    from.current = null;
    const drawn = began && between(began, placeOf(event));
    if (drawn && isDrawn(drawn)) void onDrawn(unturned(drawn, rotation));
  };

  return (
    <div
      ref={layer}
      className="doc-draw"
      role="application"
      aria-label={t('Box on the page. Arrow keys move it, with Shift they change its size, Enter reads what is in it.')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the box, so that the layer has to hold the focus
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
    >
      <span className="doc-drawn" style={inPercent(box)} />
    </div>
  );
}
