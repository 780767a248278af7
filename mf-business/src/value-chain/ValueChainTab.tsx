import {
  type ProductValueChain,
  productValueChain,
} from '@lichen/contracts/activities/value-chain/product-value-chain.call';
import { yearBounds } from '@lichen/contracts/formats/days';
import {
  Card,
  EmptyState,
  lazyInline,
  QueryStates,
  Slot,
  Skeleton,
  useCall,
  useNarrow,
  useT,
  useTn,
  useUrlState,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Suspense, useMemo, useState } from 'react';
import { type ChainProduct, entriesOf } from './chain-entries';
import { ChainTable } from './ChainTable';
import { FullScreen } from './FullScreen';
import './value-chain.css';

const ChainGraph = lazyInline(async () => ({ default: (await import('./ChainGraph')).ChainGraph }));

interface Props {
  product: ChainProduct & { readonly _id: string };
  year: number;
}

/** The origin and use of a product in a year, as a graph and as a table. */
export function ValueChainTab({ product, year }: Props) {
  const t = useT();
  const url = useUrlState();
  const { from, to } = yearBounds(year);
  const asked = { product_id: product._id, start_date: from, end_date: to };
  const found = useCall<ProductValueChain>(productValueChain, asked);
  const opened = url.one('activity');
  const close = () => url.set({ activity: null }, { keepPage: true });
  return (
    <>
      <QueryStates of={found}>
        {(chain) =>
          chain.list.length === 0 ? (
            <EmptyState text={t('No activities of this product in {year}', { year })} />
          ) : (
            <Chain {...{ chain, product }} onOpen={(id) => url.set({ activity: id }, { keepPage: true })} />
          )
        }
      </QueryStates>
      {opened && (
        <Slot
          key={opened}
          name="activity.editor"
          props={{ parent_field: 'product_id', parent_id: product._id, activity_id: opened, onClose: close }}
        />
      )}
    </>
  );
}

function Chain({
  chain,
  product,
  onOpen,
}: {
  chain: ProductValueChain;
  product: ChainProduct;
  onOpen: (id: string) => void;
}) {
  const t = useT();
  const tn = useTn();
  const isNarrow = useNarrow();
  const [current, setCurrent] = useState<string | null>(null);
  const [isFull, setFull] = useState(false);
  const incoming = useMemo(() => entriesOf(chain.list, 'in'), [chain.list]);
  const outgoing = useMemo(() => entriesOf(chain.list, 'out'), [chain.list]);
  const open = (id: string) => {
    setCurrent(id);
    onOpen(id);
  };
  const shared = { incoming, outgoing, current, onCurrent: setCurrent, onOpen: open };
  const graph = (
    <Suspense fallback={<Skeleton />}>
      <ChainGraph {...shared} product={product} isFull={isFull} onFull={() => setFull(!isFull)} />
    </Suspense>
  );
  const table = <ChainTable {...shared} />;
  return (
    <>
      {chain.total > chain.list.length && (
        <p className="biz-quiet">
          {tn(
            chain.total,
            'Only the latest of {count} activity is shown.',
            'Only the latest of {count} activities are shown.',
          )}
        </p>
      )}
      <div className="biz-chain">
        {!isNarrow && <Card className="biz-chain-graph-card">{!isFull && graph}</Card>}
        <Card
          title={t('As a table')}
          className="biz-chain-table-card"
          actions={isNarrow && <Button onClick={() => setFull(true)}>{t('Show as graph')}</Button>}
        >
          {table}
        </Card>
      </div>
      {isFull && (
        <FullScreen title={product.name} table={isNarrow ? null : table} onClose={() => setFull(false)}>
          {graph}
        </FullScreen>
      )}
    </>
  );
}
