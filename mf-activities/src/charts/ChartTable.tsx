import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import { type ChartFilters, REPORT_BY } from '@lichen/contracts/activities/charts/chart-words';
import { Link } from '@lichen/kit/router';
import { barFilters, totalFilters } from './bar-filters';
import { ChartMenu } from './ChartMenu';
import { type ChartLinks, chartLinksOf } from './chart-trail';
import { figureText, labelText, unitText, type LabelFormats } from './drawing-of';

interface Props {
  series: ChartSeries;
  words: LabelFormats;
  /** Filters of the chart; null if the user may not see its rows. */
  filters: ChartFilters | null;
}

/** The chart as a table; each figure opens the same menu as its bar. */
export function ChartTable({ series, words, filters }: Props) {
  const { t } = words;
  const total = filters && chartLinksOf(series, totalFilters(series, filters), t);
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
            const found = filters && barFilters(series, filters, bar.key);
            const trail = found && chartLinksOf(series, found, t);
            const label = labelText(bar, series, words);
            return (
              <tr key={bar.key}>
                <th scope="row">{trail ? <Link to={trail.rows}>{label}</Link> : label}</th>
                <td className="act-number">
                  {bar.lacks ? (
                    <span className="act-quiet">{bar.lacks === 'entries' ? t('No entries') : '–'}</span>
                  ) : trail ? (
                    <OpenFigure {...{ value: bar.value, series, words, label, trail }} />
                  ) : (
                    figureText(bar.value, series, words)
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total ? <Link to={total.rows}>{t('Total')}</Link> : t('Total')}</th>
            <td className="act-number">
              {total ? (
                <OpenFigure {...{ value: series.total, series, words, label: t('Total'), trail: total }} />
              ) : (
                figureText(series.total, series, words)
              )}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface FigureProps {
  value: number;
  series: ChartSeries;
  words: LabelFormats;
  label: string;
  trail: ChartLinks;
}

function OpenFigure({ value, series, words, label, trail }: FigureProps) {
  const figure = figureText(value, series, words);
  const unit = unitText(series, words);
  return (
    <span className="k-figure">
      <ChartMenu title={label} trail={trail}>
        <button
          type="button"
          aria-haspopup="menu"
          aria-label={words.t('{label}: {figure} {unit}', { label, figure, unit })}
        >
          {figure}
        </button>
      </ChartMenu>
    </span>
  );
}
