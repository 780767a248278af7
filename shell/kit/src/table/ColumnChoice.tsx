import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { useT } from '../i18n/texts';
import { Button, Checkbox, Popover } from '../modules/antd';
import { useNarrow } from '../states/useNarrow';
import { useState } from 'react';
import { asDataError } from '../data/data-error';
import { failureText } from '../i18n/refusal-text';
import { useNotify } from '../data/notify';
import { type Column, csvOf, linesOf, saveCsv, saveWorkbook } from './columns';
import type { TableView } from './useTableView';
import './table.css';

interface Props<T> {
  columns: readonly Column<T>[];
  view: TableView;
}

/** Selects the visible columns; the card view has no columns. */
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

interface ExportProps<T> extends Props<T> {
  name: string;
  answer: ListAnswer<T> | undefined;
  /** Loads the rows of the file, if it contains more than those on screen. */
  load?: (() => Promise<readonly T[]>) | undefined;
  /** Offers an Excel workbook in addition to the CSV file. */
  excel?: boolean;
}

/** Exports the rows on screen, or all rows, to a file. */
export function ExportButton<T>({ name, answer, load, excel = false, ...props }: ExportProps<T>) {
  const t = useT();
  const notify = useNotify();
  const [isLoading, setLoading] = useState(false);
  const shown = props.columns.filter(({ key, fixed }) => fixed || !props.view.hidden.includes(key));
  const save = async (write: (rows: readonly T[]) => void) => {
    if (!answer || isLoading) return;
    setLoading(true);
    try {
      write(load ? await load() : answer.list);
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
    } finally {
      setLoading(false);
    }
  };
  const isOff = !answer || answer.count === 0 || isLoading;
  return (
    <>
      <Button disabled={isOff} onClick={() => void save((rows) => saveCsv(name, csvOf(shown, rows, t)))}>
        {t('Download')}
      </Button>
      {excel && (
        <Button disabled={isOff} onClick={() => void save((rows) => saveWorkbook(name, linesOf(shown, rows, t)))}>
          {t('Download as Excel')}
        </Button>
      )}
    </>
  );
}
