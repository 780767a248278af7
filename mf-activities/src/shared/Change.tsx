import { changePercent, useFormat, useT } from '@lichen/kit';
import './calcs.css';

interface Props {
  /** Kilograms of both periods. */
  now: number;
  before: number;
  /** The earlier period, as the reader calls it. */
  on: string | number;
  /** Both periods in words, where the earlier one alone would not say what is compared. */
  words?: string | undefined;
}

/** Direction and size of a change; the arrow and a word say it as well as the colour. */
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
