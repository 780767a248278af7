import { isShortcutKey } from '@lichen/kit';
import { useEffect, useState } from 'react';

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4] as const;
const LAST = STEPS[STEPS.length - 1] ?? 1;

/** Returns the next zoom step in a direction. */
export const nextZoom = (zoom: number, direction: 1 | -1): number =>
  direction > 0
    ? (STEPS.find((step) => step > zoom + 0.001) ?? LAST)
    : ([...STEPS].reverse().find((step) => step < zoom - 0.001) ?? STEPS[0]);

export interface View {
  /** Null fits the page to the available width. */
  zoom: number | null;
  rotation: number;
  isDrawing: boolean;
  isFinding: boolean;
}

export interface ViewActions {
  zoomBy: (direction: 1 | -1) => void;
  fit: () => void;
  turn: () => void;
  draw: (isDrawing: boolean) => void;
  find: (isFinding: boolean) => void;
}

const FIRST: View = { zoom: null, rotation: 0, isDrawing: false, isFinding: false };

/** The user's view of a page; `shown` is the zoom of a fitted page. */
export function useView(shown: number): [View, ViewActions] {
  const [view, setView] = useState<View>(FIRST);
  const change = (part: Partial<View>) => setView((now) => ({ ...now, ...part }));
  return [
    view,
    {
      zoomBy: (direction) => change({ zoom: nextZoom(view.zoom ?? shown, direction) }),
      fit: () => change({ zoom: null }),
      turn: () => setView((now) => ({ ...now, rotation: (now.rotation + 90) % 360 })),
      draw: (isDrawing) => change({ isDrawing }),
      find: (isFinding) => change({ isFinding }),
    },
  ];
}

type Keys = Readonly<Record<string, () => void>>;

/** Runs the action of a key that is pressed without modifiers while the user is not typing. */
export function useViewKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (event.defaultPrevented || !act || !isShortcutKey(event, event.key)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
