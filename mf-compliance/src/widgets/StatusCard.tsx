import { Card, useFormat } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import './widgets.css';

interface Line {
  readonly text: string;
  readonly to: string;
}

interface Props {
  readonly title: string;
  readonly count: number;
  /** What is counted, without the figure. */
  readonly unit: string;
  readonly to: string;
  /** What of it wants an eye, each with its figure; nothing where there is none. */
  readonly lines: readonly (Line | false)[];
}

/** A figure that leads to its list, and what of it wants an eye. */
export function StatusCard({ title, count, unit, to, lines }: Props) {
  const format = useFormat();
  const shown = lines.filter((line) => line !== false);
  return (
    <Card title={title}>
      <p className="cw-count">
        <Link to={to}>
          <span className="cw-figure">{format.number(count)}</span> {unit}
        </Link>
      </p>
      {shown.length > 0 && (
        <ul className="cw-lines">
          {shown.map(({ text, to: address }) => (
            <li key={text}>
              <Link to={address}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
