import { useFormat, useT } from '@lichen/kit';
import type { Outlines } from './read-outlines';
import { FAR, NEAR, shareOf, type StillView, stillView } from './still-view';
import './map.css';

interface Props {
  name: string;
  latitude: number;
  longitude: number;
}

/** Length of the scale bar, in kilometres. */
const BAR = 50;

/** A static map of one location and its surroundings. It needs no request other than for the outlines. */
export function StillMap({ name, latitude, longitude, outlines }: Props & { outlines: Outlines }) {
  const t = useT();
  const format = useFormat();
  const near = stillView(latitude, longitude, NEAR);
  const far = stillView(latitude, longitude, FAR);
  const { ofHeight, ofWidth } = shareOf(BAR, NEAR);
  return (
    <figure className="biz-map">
      <div className="biz-map-area">
        <svg
          className="biz-map-near"
          viewBox={near.viewBox}
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={t('Map with the position of {name}', { name })}
        >
          <World view={near} outlines={outlines} />
          <Mark view={near} />
        </svg>
        <svg className="biz-map-far" viewBox={far.viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <World view={far} outlines={outlines} />
          <Mark view={far} />
        </svg>
        <span className="biz-map-scale" style={{ width: `max(${ofHeight}cqh, ${ofWidth}cqw)` }}>
          {format.number(BAR)} km
        </span>
      </div>
      <figcaption className="biz-quiet">{t('Outlines: Natural Earth. Borders may be disputed.')}</figcaption>
    </figure>
  );
}

const World = ({ view: { shifts, stretch }, outlines }: { view: StillView; outlines: Outlines }) =>
  shifts.map((shift) => (
    <g key={shift} transform={`scale(${stretch} 1) translate(${shift} 0)`}>
      <path className="biz-map-land" d={outlines.land} />
      <path className="biz-map-borders" d={outlines.borders} />
    </g>
  ));

/** A dot that is as large on a small map as on a large one. */
const Mark = ({ view: { x, y } }: { view: StillView }) => (
  <>
    <path className="biz-map-mark biz-map-mark-edge" d={`M${x} ${y}h0`} />
    <path className="biz-map-mark" d={`M${x} ${y}h0`} />
  </>
);
