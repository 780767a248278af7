import { changePercent, useFormat, useT } from '@lichen/kit';
import './calcs.css';

interface Props {
  /** Kilograms in both periods. */
  now: number;
  before: number;
  /** Label of the earlier period. */
  on: string | number;
  /** Text that names both periods, where the earlier one alone is unclear. */
  words?: string | undefined;
}

/** Direction and size of a change, shown by an arrow and a word as well as by colour. */
export function Change({ now, before, on, words }: Props) {
  const t = useT();
  const format = useFormat();
  const change = changePercent(now, before);
  if (change === null) return <span>{t('No figure for {year}', { year: on })}</span>;
  const isLess = change.startsWith('-');
  const size = format.percent(change.replace('-', ''), 1);
  return (
    <>
      {Number(change) === 0 ? (
        <strong>{size}</strong>
      ) : (
        <strong className={isLess ? 'act-less' : 'act-more'}>
          <span aria-hidden="true">{isLess ? '↓' : '↑'}</span>{' '}
          <span className="k-unseen">{t(isLess ? 'less' : 'more')}</span>
          {size}
        </strong>
      )}{' '}
      {words ? `(${words})` : t('on {year}', { year: on })}
    </>
  );
}
