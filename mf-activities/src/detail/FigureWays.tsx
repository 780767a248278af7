import { useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { remediesOf } from '../calculations/remedies';
import type { Activity } from '../shared/ActivityFacts';

/** Remedies for a missing figure; the headline gives the reason. */
export function FigureWays({ record }: { record: Activity }) {
  const t = useT();
  const ways = remediesOf(record);
  if (ways.length === 0) return null;
  return (
    <p className="act-ways">
      {ways.map(({ text, to }) => (
        <Link key={to} to={to}>
          {t(text)}
        </Link>
      ))}
    </p>
  );
}
