import { useT } from '@lichen/kit';
import type { Outlines } from './read-outlines';
import { stillView } from './still-view';
import './map.css';

interface Props {
  name: string;
  latitude: number;
  longitude: number;
}

/** Radius of the marker, in steps of the outlines. */
const MARK = 64;

/** A static map of one location. It needs no request other than for the outlines. */
export function StillMap({ name, latitude, longitude, outlines }: Props & { outlines: Outlines }) {
  const t = useT();
  const { viewBox, stretch, shifts, x, y } = stillView(latitude, longitude);
  return (
    <figure className="biz-map">
      <svg
        viewBox={viewBox}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t('Map with the position of {name}', { name })}
      >
        {shifts.map((shift) => (
          <g key={shift} transform={`scale(${stretch} 1) translate(${shift} 0)`}>
            <path className="biz-map-land" d={outlines.land} />
            <path className="biz-map-borders" d={outlines.borders} />
          </g>
        ))}
        <circle className="biz-map-mark" cx={x} cy={y} r={MARK} />
      </svg>
      <figcaption className="biz-quiet">{t('Outlines: Natural Earth. Borders may be disputed.')}</figcaption>
    </figure>
  );
}
