import { useFormat, useT, useTn } from '@lichen/kit';
import { Handle, Position } from '@xyflow/react';
import type { ReactNode } from 'react';
import { useGraphFacts } from './chain-context';
import type { ChainEntry } from './chain-entries';
import { PRODUCT } from './chain-flow';

interface BoxProps {
  id: string;
  className: string;
  children: ReactNode;
}

function Box({ id, className, children }: BoxProps) {
  const isCurrent = useGraphFacts().current === id;
  return (
    <div id={`biz-chain-${id}`} className={`biz-chain-node ${className}`} data-current={isCurrent || undefined}>
      {children}
    </div>
  );
}

/** Ends of the lines; users cannot draw lines. */
const In = () => <Handle type="target" position={Position.Left} isConnectable={false} />;
const Out = () => <Handle type="source" position={Position.Right} isConnectable={false} />;

export function ActivityNode({ id, data: { entry } }: { id: string; data: { entry: ChainEntry } }) {
  const t = useT();
  const format = useFormat();
  const { role, place, title, type, basis, units, kg, scope, side } = entry;
  return (
    <>
      {side === 'out' && <In />}
      <Box id={id} className={`biz-chain-activity biz-chain-${scope.replace('_', '-')}`}>
        <span className="biz-chain-line biz-chain-small">
          <span>{t(role)}</span>
          <span className="biz-chain-cut">{place}</span>
        </span>
        <strong className="biz-chain-cut">{title ?? t(type)}</strong>
        <span className="biz-chain-line">
          <span className="biz-chain-cut">{basis === null ? '–' : `${format.number(basis)} ${units}`}</span>
          {kg === null ? <span className="biz-chain-small">{t('No figure')}</span> : <Co2 kg={kg} />}
        </span>
      </Box>
      {side === 'in' && <Out />}
    </>
  );
}

function Co2({ kg }: { kg: number }) {
  const format = useFormat();
  return (
    <b>
      {format.co2(kg)} {format.unit}
    </b>
  );
}

export function ProductNode() {
  const t = useT();
  const { product } = useGraphFacts();
  return (
    <>
      <In />
      <Box id={PRODUCT} className="biz-chain-product">
        <span className="biz-chain-line biz-chain-small">
          <span>{t('Product')}</span>
          <span className="biz-chain-cut">{product.made && t('{amount} produced', { amount: product.made })}</span>
        </span>
        <strong className="biz-chain-cut">{product.name}</strong>
        {product.kg !== null && <Co2 kg={product.kg} />}
      </Box>
      <Out />
    </>
  );
}

export function MoreNode({ id, data: { count } }: { id: string; data: { count: number } }) {
  const tn = useTn();
  return (
    <Box id={id} className="biz-chain-more">
      {tn(count, '{count} more', '{count} more')}
    </Box>
  );
}
