/** Bar that shows the used share of a limit, below the text with the figures. */
export function Usage({ used, most }: { used: number; most: number }) {
  const share = most > 0 ? Math.min(1, used / most) : 1;
  return (
    <div className={share >= 1 ? 'p-usage p-usage-full' : 'p-usage'} aria-hidden="true">
      <span style={{ width: `${share * 100}%` }} />
    </div>
  );
}
