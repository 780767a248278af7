/** Path of the logo: four overlapping lobes as one shape, the same as in `favicon.svg`. */
export const MARK_PATH =
  'M3.55 14.19A7.6 7.6 0 1 1 14.11 3.27A5.75 5.75 0 0 0 13.25 9.65A7.55 7.55 0 0 0 8.79 15.13A5.15 5.15 0 0 0 3.55 14.19ZM14.45 9.26A4.5 4.5 0 1 1 21 10.77A7.55 7.55 0 0 0 14.45 9.26ZM9.9 16.5A6.3 6.3 0 1 1 10.54 19.36A5.15 5.15 0 0 0 9.9 16.5ZM1.5 19a3.9 3.9 0 1 1 7.8 0a3.9 3.9 0 1 1-7.8 0Z';

/** The logo. It is decorative wherever the product's name is written next to it. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false" className="mark">
      <path fill="currentColor" d={MARK_PATH} />
    </svg>
  );
}
