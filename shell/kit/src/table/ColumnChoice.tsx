import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { useT } from '../i18n/texts';
import { Button, Checkbox, Popover } from '../modules/antd';
import { useNarrow } from '../states/useNarrow';
import { type Column, csvOf, saveCsv } from './columns';
import type { TableView } from './useTableView';
import './table.css';

interface Props<T> {
  columns: readonly Column<T>[];
  view: TableView;
}

/** Choice of visible columns; the card view has none. */
export function ColumnChoice<T>({ columns, view }: Props<T>) {
  const t = useT();
  const isNarrow = useNarrow();
  if (isNarrow) return null;
  const choice = (
    <div className="k-choice">
      {columns
        .filter(({ fixed }) => !fixed)
        .map(({ key, title }) => (
          <Checkbox
            key={key}
            checked={!view.hidden.includes(key)}
            onChange={({ target }) =>
              view.setHidden(target.checked ? view.hidden.filter((one) => one !== key) : [...view.hidden, key])
            }
          >
            {t(title)}
          </Checkbox>
        ))}
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" content={choice}>
      <Button>{t('Columns')}</Button>
    </Popover>
  );
}

/** The rows on screen as a file. */
export function ExportButton<T>({
  name,
  answer,
  ...props
}: Props<T> & { name: string; answer: ListAnswer<T> | undefined }) {
  const t = useT();
  const shown = props.columns.filter(({ key, fixed }) => fixed || !props.view.hidden.includes(key));
  return (
    <Button
      disabled={!answer || answer.count === 0}
      onClick={() => answer && saveCsv(name, csvOf(shown, answer.list, t))}
    >
      {t('Download')}
    </Button>
  );
}
