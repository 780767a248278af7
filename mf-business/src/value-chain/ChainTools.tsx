import { useFormat, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { ZOOM } from './chain-layout';

interface Props {
  zoom: number;
  isFull: boolean;
  onFull: () => void;
  /** Called with the keyboard shortcut of the button. */
  onZoom: (key: '+' | '-' | '0') => void;
}

const near = (zoom: number, bound: number) => Math.abs(zoom - bound) < 0.005;

/** Buttons for zoom, fit and full screen. */
export function ChainTools({ zoom, isFull, onFull, onZoom }: Props) {
  const t = useT();
  const format = useFormat();
  return (
    <p className="biz-chain-tools">
      <span className="biz-quiet">{t('Line width: CO₂e')}</span>
      <Button aria-label={t('Zoom out')} disabled={near(zoom, ZOOM.least)} onClick={() => onZoom('-')}>
        −
      </Button>
      <span className="biz-chain-zoom">{format.percent(Math.round(zoom * 100), 0)}</span>
      <Button aria-label={t('Zoom in')} disabled={near(zoom, ZOOM.most)} onClick={() => onZoom('+')}>
        +
      </Button>
      <Button onClick={() => onZoom('0')}>{t('Fit')}</Button>
      <Button onClick={onFull}>{t(isFull ? 'Leave full screen' : 'Full screen')}</Button>
    </p>
  );
}
