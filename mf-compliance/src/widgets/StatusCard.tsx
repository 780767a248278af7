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
  /** Unit of the count, without the number. */
  readonly unit: string;
  readonly to: string;
  /** Lines that need attention, each with its number. */
  readonly lines: readonly (Line | false)[];
}

/** A number that links to its list, with lines that need attention. */
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
