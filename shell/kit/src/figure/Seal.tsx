import './figure.css';

interface Props {
  /** Shows the seal in ochre, because the sealed record has changed since. */
  isChanged?: boolean;
}

const LOBES = 12;

/** Returns the outline of a rosette with round lobes. */
function rosette(): string {
  const point = (at: number, radius: number) => {
    const angle = (at / LOBES) * 2 * Math.PI;
    return `${(32 + radius * Math.sin(angle)).toFixed(2)} ${(32 - radius * Math.cos(angle)).toFixed(2)}`;
  };
  const lobes = Array.from({ length: LOBES }, (_, at) => `Q${point(at + 0.5, 34)} ${point(at + 1, 27)}`);
  return `M${point(0, 27)}${lobes.join('')}Z`;
}

const OUTLINE = rosette();

/**
 * Shows that a person approved the record, with a hash; never used as decoration. The text beside it says who and when.
 */
export function Seal({ isChanged = false }: Props) {
  return (
    <svg
      className={`k-seal${isChanged ? ' k-seal-changed' : ''}`}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <path className="k-seal-body" d={OUTLINE} />
      <circle className="k-seal-ring" cx="32" cy="32" r="19" />
      <path className="k-seal-tick" d={isChanged ? 'M32 22v13M32 41v1' : 'M23.5 33l6 6L41 26.5'} />
    </svg>
  );
}
