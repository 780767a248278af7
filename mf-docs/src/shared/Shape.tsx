const SHAPES = {
  larger: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8 5.3 5.3M7.5 10.5h6m-3-3v6',
  smaller: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8 5.3 5.3M7.5 10.5h6',
  fit: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  turn: 'M19 12a7 7 0 1 1-2.3-5.2L19 9m0-5v5h-5',
  draw: 'M4 8V4h4m8 0h4v4m0 8v4h-4m-8 0H4v-4m8-7v6m-3-3h6',
  again: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8L20.5 20.5',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15',
  upload: 'M12 16V5M7.5 9.5 12 5l4.5 4.5M4.5 19.5h15',
  pencil: 'M5 19l1-4L16 5l3 3L9 18l-4 1z',
  earlier: 'M15 5l-7 7 7 7',
  later: 'M9 5l7 7-7 7',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M8 8V4h12v12h-4M4 8h12v12H4z',
  file: 'M6 3h8l4.5 4.5V20a1 1 0 0 1-1 1H6.5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm7.5 0v5H18.5',
  bolt: 'M13 3 5 13.5h6L10.5 21 19 10.5h-6.2z',
  filter: 'M4 5h16l-6.2 7.5V19l-3.6-2v-4.5z',
  mail: 'M4 6h16v12H4zm0 1 8 6 8-6',
  tick: 'm4.5 12.5 5 5 10-11',
  split: 'M8 4H4v16h4M16 4h4v16h-4M12 3v3m0 3v2m0 2v2m0 3v3',
  up: 'm5 15 7-7 7 7',
  down: 'm5 9 7 7 7-7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-13.5V12l3.2 2',
} as const;

export type ShapeName = keyof typeof SHAPES;

/** A small icon beside a label, or in a button that has an accessible name. */
export function Shape({ name, size = 16 }: { name: ShapeName; size?: number }) {
  return (
    <svg className="doc-shape" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  );
}
