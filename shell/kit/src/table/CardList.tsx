import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { useT } from '../i18n/texts';
import { Button, Checkbox } from '../modules/antd';
import type { Column } from './columns';
import type { DataTableProps } from './data-table-props';
import { toggleSelected } from './row-key-handler';
import { PAGE_SIZE } from './useTableView';
import '../figure/figure.css';
import '../states/states.css';
import './table.css';

type Props<T extends { _id: string }> = DataTableProps<T> & { answer: ListAnswer<T> };

const at = <T,>(columns: readonly Column<T>[], place: Column<T>['card']) =>
  columns.filter(({ card = 'line' }) => card === place);

const isLine = ({ card = 'line' }: { card?: Column<never>['card'] }) => card === 'line' || card === 'labelled';

function Labelled<T>({ column, row }: { column: Column<T>; row: T }) {
  const t = useT();
  if (column.text(row) === '') return null;
  return (
    <span>
      <span className="k-row-card-label">{t(column.title)}</span> {column.render(row)}
    </span>
  );
}

/** The list on a narrow screen: one card per row. The whole card opens the row; its figure remains a button. */
export function CardList<T extends { _id: string }>(props: Props<T>) {
  const { label, columns, of, answer, view, onOpen, nameOf, openId, selection } = props;
  const t = useT();
  const pages = Math.ceil(answer.total / PAGE_SIZE);
  return (
    <div>
      <ul
        className={of.isPlaceholderData ? 'k-cards k-stale' : 'k-cards'}
        aria-label={t(label)}
        aria-busy={of.isPlaceholderData}
      >
        {answer.list.map((row) => (
          <li key={row._id} className={row._id === openId ? 'k-row-card k-row-open' : 'k-row-card'}>
            <div className="k-row-card-head">
              {selection && (
                <Checkbox
                  className="k-row-card-box"
                  aria-label={nameOf(row)}
                  checked={selection.chosen.has(row._id)}
                  onChange={() => toggleSelected(selection, row._id)}
                />
              )}
              {onOpen ? (
                <button type="button" className="k-row-card-open" onClick={() => onOpen(row)} aria-label={nameOf(row)}>
                  {at(columns, 'title').map((column) => (
                    <span key={column.key}>{column.render(row)}</span>
                  ))}
                </button>
              ) : (
                at(columns, 'title').map((column) => <span key={column.key}>{column.render(row)}</span>)
              )}
              <span className="k-row-card-figure">
                {at(columns, 'figure').map((column) => (
                  <span key={column.key}>
                    {column.render(row)}
                    {column.unitOf && <span className="k-figure-unit"> {column.unitOf(row)}</span>}
                  </span>
                ))}
              </span>
            </div>
            <div className="k-row-card-lines">
              {columns
                .filter(isLine)
                .map((column) =>
                  column.card === 'labelled' ? (
                    <Labelled key={column.key} column={column} row={row} />
                  ) : (
                    <span key={column.key}>{column.render(row)}</span>
                  ),
                )}
            </div>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className="k-cards-pages" aria-label={t('Pages')}>
          <Button disabled={view.page <= 1} onClick={() => view.setPage(view.page - 1)}>
            {t('Previous')}
          </Button>
          <span>{t('{page} of {pages}', { page: view.page, pages })}</span>
          <Button disabled={view.page >= pages} onClick={() => view.setPage(view.page + 1)}>
            {t('Next')}
          </Button>
        </nav>
      )}
    </div>
  );
}
