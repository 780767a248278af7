import { TEXTS } from '@lichen/contracts/text/texts';
import { useT } from '../i18n/texts';
import { useDelayed } from './useDelayed';
import './states.css';

interface Props {
  rows?: number;
  /** Height of one row in pixels. */
  height?: number;
}

/** Grey rows while content loads; announced to screen readers at once, visible after 200 ms. */
export function Skeleton({ rows = 5, height = 20 }: Props) {
  const t = useT();
  const isDue = useDelayed(true);
  return (
    <div className="k-skeleton" role="status" aria-busy="true">
      <span className="k-unseen">{t(TEXTS.loading)}</span>
      {isDue &&
        Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never reordered
          <span key={row} className="k-skeleton-row" style={{ height }} />
        ))}
    </div>
  );
}
