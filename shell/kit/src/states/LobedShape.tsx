/** Illustration of empty states: a few round lobes. */
export function LobedShape() {
  return (
    <svg className="k-lobes" viewBox="0 0 96 72" aria-hidden="true" focusable="false">
      <path
        className="k-lobes-far"
        d="M20 30c-2-9 6-16 14-13 2-8 14-10 18-2 8-4 16 3 13 11 8 1 11 12 3 16 3 8-6 15-13 10-4 7-15 6-17-2-9 3-16-5-12-12-4-1-6-4-6-8z"
      />
      <path
        className="k-lobes-near"
        d="M46 44c-1-7 5-12 11-10 3-6 12-6 14 1 7-2 12 5 9 11 5 3 5 11-1 13 0 6-8 9-12 4-5 4-12 1-12-5-7 1-11-7-7-12-1-1-2-1-2-2z"
      />
      <circle className="k-lobes-dot" cx="40" cy="33" r="3.2" />
      <circle className="k-lobes-dot" cx="52" cy="27" r="2.2" />
      <circle className="k-lobes-dot" cx="64" cy="50" r="2.8" />
    </svg>
  );
}
