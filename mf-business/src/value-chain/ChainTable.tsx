import { useFormat, useT } from '@lichen/kit';
import type { ChainEntry } from './chain-entries';

interface Props {
  incoming: readonly ChainEntry[];
  outgoing: readonly ChainEntry[];
  /** The id of the node that is selected in the graph. */
  current: string | null;
  onCurrent: (id: string) => void;
  onOpen: (id: string) => void;
}

/** The content of the graph as a table, whose rows open the activities. */
export function ChainTable({ incoming, outgoing, ...rows }: Props) {
  const t = useT();
  const { unit } = useFormat();
  return (
    <div className="biz-chain-scroll">
      <table className="biz-chain-table">
        <thead>
          <tr className="biz-chain-head">
            <th scope="col">{t('From or to')}</th>
            <th scope="col">{t('Amount')}</th>
            <th scope="col">
              {unit} {t('CO₂e')}
            </th>
          </tr>
        </thead>
        <Rows title={t('Comes in')} entries={incoming} {...rows} />
        <Rows title={t('Goes out')} entries={outgoing} {...rows} />
      </table>
    </div>
  );
}

interface RowsProps extends Pick<Props, 'current' | 'onCurrent' | 'onOpen'> {
  title: string;
  entries: readonly ChainEntry[];
}

function Rows({ title, entries, current, onCurrent, onOpen }: RowsProps) {
  const t = useT();
  const format = useFormat();
  if (entries.length === 0) return null;
  return (
    <tbody>
      <tr className="biz-chain-side">
        <th scope="rowgroup" colSpan={3}>
          {title}
        </th>
      </tr>
      {entries.map(({ id, title: own, type, role, place, basis, units, kg }) => (
        <tr key={id} className={id === current ? 'biz-chain-current' : undefined}>
          <th scope="row">
            <button type="button" className="biz-chain-open" onFocus={() => onCurrent(id)} onClick={() => onOpen(id)}>
              {own ?? t(type)}
            </button>
            <span className="biz-quiet">{[t(role), place].filter(Boolean).join(' · ')}</span>
          </th>
          <td>{basis === null ? '–' : `${format.number(basis)} ${units}`}</td>
          <td>{kg === null ? '–' : format.co2(kg)}</td>
        </tr>
      ))}
    </tbody>
  );
}
