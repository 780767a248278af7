import type { ChartSeries } from '@lichen/contracts/activities/chart-data.call';
import { REPORT_BY } from '@lichen/contracts/activities/chart-words';
import { Link } from '@lichen/kit/router';
import { figureText, labelText, unitText, type Words } from './drawing-of';

interface Props {
  series: ChartSeries;
  words: Words;
  /** Address of a label's rows, where the reader may see them. */
  rowsOf: (key: string) => string | null;
}

/** The same chart for those who read rather than look; each label leads to its rows. */
export function ChartTable({ series, words, rowsOf }: Props) {
  const { t } = words;
  return (
    <div className="cha-table">
      <table className="act-calcs">
        <thead>
          <tr>
            <th scope="col">{t(REPORT_BY[series.report_by])}</th>
            <th scope="col" className="act-number">
              {unitText(series, words)}
            </th>
          </tr>
        </thead>
        <tbody>
          {series.bars.map((bar) => {
            const address = rowsOf(bar.key);
            const label = labelText(bar, series, words);
            return (
              <tr key={bar.key}>
                <th scope="row">{address ? <Link to={address}>{label}</Link> : label}</th>
                <td className="act-number">{figureText(bar.value, series, words)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('Total')}</th>
            <td className="act-number">{figureText(series.total, series, words)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
