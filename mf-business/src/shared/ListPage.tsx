import { paths } from '@lichen/contracts/api/paths';
import { location } from '@lichen/contracts/business/location.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import {
  type Column,
  ColumnChoice,
  DataTable,
  ExportButton,
  Page,
  RecordFilter,
  useTableView,
  usePortal,
  useRecords,
  useT,
  YearSelect,
  yearFromUrl,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import type { ReactNode } from 'react';
import { ImportButton } from '../record-imports/ImportButton';
import { inYear, useYearColumn } from '../years/year-of-list';
import { isPageOpen } from './is-page-open';
import { SearchBox } from './SearchBox';
import './business.css';

interface Props<E extends Entity> {
  entity: E;
  /** Name of the list, for exports and the user's choice of columns. */
  name: string;
  title: string;
  columns: readonly Column<RecordOf<E>>[];
  nameOf: (row: RecordOf<E>) => string;
  /** Returns the address of one record. */
  to: (id: string) => string;
  addTo: string;
  addLabel: string;
  /** Further actions on the list. */
  more?: ReactNode;
}

const FILTERS = ['search', 'location_id'];

/** A list with search, location filter and year, all kept in the address. */
export function ListPage<E extends Entity>(props: Props<E>) {
  const { entity, name, title, nameOf, to, addTo, addLabel, more } = props;
  const t = useT();
  const navigate = useNavigate();
  const { answer, may, today } = usePortal();
  const view = useTableView(name);
  const { url } = view;
  const asked = { search: url.one('search'), location_id: url.one('location_id') };
  const found = useRecords(entity, { ...view.query, ...asked });
  const year = yearFromUrl(url.one('year'), today());
  const columns = [...props.columns, ...useYearColumn(entity.name, found.data?.list, year)];
  const add = may(entity.allow.create) && (
    <Button type="primary" onClick={() => navigate(addTo)}>
      {t(addLabel)}
    </Button>
  );

  return (
    <Page
      title={t(title)}
      {...(isPageOpen(answer, paths.business) ? { back: { to: paths.business, label: 'Business' } } : {})}
      context={
        <>
          {t('Total')}: <strong>{found.data?.total ?? '–'}</strong>
        </>
      }
      actions={
        <>
          <YearSelect year={year} onChange={(next) => url.set({ year: next }, { keepPage: true })} />
          <ColumnChoice columns={columns} view={view} />
          <ExportButton name={name} columns={columns} view={view} answer={found.data} />
          <ImportButton entity={entity} />
          {more}
          {add}
        </>
      }
    >
      <search className="biz-filters">
        <SearchBox url={url} />
        <RecordFilter url={url} name="location_id" label="Location" entity={location} labelOf={({ name: of }) => of} />
      </search>
      <DataTable
        label={title}
        columns={columns}
        of={found}
        view={view}
        nameOf={nameOf}
        onOpen={({ _id }) => navigate(inYear(to(_id), url.one('year')))}
        empty={{
          text: t(TEXTS.listEmpty),
          action: add,
          filters: FILTERS,
          filterLabels: { location_id: 'Location' },
        }}
      />
    </Page>
  );
}
