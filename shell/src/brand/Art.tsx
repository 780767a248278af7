import './art.css';
import { useMemo } from 'react';
import { growth } from './lobes';

const FRAME = { width: 960, height: 1080 } as const;

/** A panel of the generated art; its colours are the `art-…` classes, so both schemes work. */
export function Art({
  seed,
  width = FRAME.width,
  height = FRAME.height,
}: {
  seed: number;
  width?: number;
  height?: number;
}) {
  const { bodies, spores } = useMemo(() => growth(seed, width, height), [seed, width, height]);
  return (
    <svg className="art" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {bodies.map((body) => (
        <path key={body.path} d={body.path} className={`art-${body.tone}`} opacity={body.opacity.toFixed(2)} />
      ))}
      {spores.map((spore) => (
        <circle
          key={`${spore.x} ${spore.y}`}
          className="art-spore"
          cx={spore.x}
          cy={spore.y}
          r={spore.radius.toFixed(1)}
        />
      ))}
    </svg>
  );
}
