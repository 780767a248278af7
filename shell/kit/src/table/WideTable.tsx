import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { useT } from '../i18n/texts';
import { type ColumnsType, Table, type TableProps } from '../modules/antd-table';
import type { Column } from './columns';
import type { Key, MouseEvent } from 'react';
import type { DataTableProps, Selection } from './data-table-props';
import { rowKeyHandler } from './row-key-handler';
import { PAGE_SIZE, type Sort } from './useTableView';
import './table.css';

interface Row {
  _id: string;
}

type Props = DataTableProps<Row> & { answer: ListAnswer<Row> };

const order = (sort: Sort | null, column: Column<Row>) => {
  if (!column.sort || sort?.field !== column.sort) return null;
  return sort.descending ? ('descend' as const) : ('ascend' as const);
};

/** Checkboxes of the rows; rows on other pages stay selected. */
function boxes({ chosen, onChange }: Selection, { answer, nameOf }: Pick<Props, 'answer' | 'nameOf'>, all: string) {
  const here = new Set(answer.list.map(({ _id }) => _id));
  const elsewhere = [...chosen].filter((id) => !here.has(id));
  return {
    selectedRowKeys: [...chosen],
    columnWidth: 40,
    onChange: (keys: Key[]) => onChange(new Set([...elsewhere, ...keys.map(String).filter((id) => here.has(id))])),
    onCell: () => ({ onClick: (event: MouseEvent) => event.stopPropagation() }),
    getCheckboxProps: (row: Row) => ({ 'aria-label': nameOf(row) }) as { disabled?: boolean },
    getTitleCheckboxProps: () => ({ 'aria-label': all }) as { disabled?: boolean },
  };
}

export function WideTable(props: Props) {
  const { label, columns, of, answer, view, onOpen, nameOf, openId, rowActions, selection } = props;
  const t = useT();

  const antColumns: ColumnsType<Row> = columns.map((column) => ({
    key: column.key,
    title: t(column.title),
    render: (_: unknown, row: Row) => column.render(row),
    ...(column.width ? { width: column.width } : {}),
    ...(column.align === 'number' ? { align: 'right' as const, className: 'k-cell-number' } : {}),
    ...(column.sort ? { sorter: true, sortOrder: order(view.sort, column), showSorterTooltip: false } : {}),
  }));
  if (rowActions)
    antColumns.push({
      key: 'actions',
      title: <span className="k-unseen">{t('Actions')}</span>,
      align: 'right',
      width: 84,
      render: (_: unknown, row: Row) => rowActions(row),
    });

  const onChange: TableProps<Row>['onChange'] = (_pages, _filters, sorter, { action }) => {
    if (action !== 'sort' || Array.isArray(sorter)) return;
    const column = columns.find(({ key }) => key === sorter.columnKey);
    view.setSort(column?.sort && sorter.order ? { field: column.sort, descending: sorter.order === 'descend' } : null);
  };

  return (
    <Table<Row>
      className="k-table"
      aria-label={t(label)}
      rowKey="_id"
      columns={antColumns}
      dataSource={answer.list}
      loading={of.isPlaceholderData}
      sticky
      size="middle"
      rowClassName={({ _id }) => (_id === openId ? 'k-row-open' : '')}
      onRow={(row) =>
        onOpen
          ? {
              tabIndex: 0,
              'aria-label': nameOf(row),
              onClick: () => onOpen(row),
              onKeyDown: rowKeyHandler({ id: row._id, open: () => onOpen(row), selection }),
            }
          : {}
      }
      {...(selection ? { rowSelection: boxes(selection, props, t('Select all rows on this page')) } : {})}
      onChange={onChange}
      pagination={{
        current: view.page,
        pageSize: PAGE_SIZE,
        total: answer.total,
        showSizeChanger: false,
        hideOnSinglePage: true,
        onChange: (page) => view.setPage(page),
      }}
    />
  );
}
