/** The table and its pagination; a separate module because it is the largest part of antd. */
export { default as Pagination } from 'antd/es/pagination';
export { default as Table } from 'antd/es/table';
export type { ColumnsType, TableProps } from 'antd/es/table';
