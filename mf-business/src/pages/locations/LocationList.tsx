import { location } from '@lichen/contracts/business/location.entity';
import { paths } from '@lichen/contracts/api/paths';
import { TEXTS } from '@lichen/contracts/text/texts';
import {
  CodesField,
  ColumnChoice,
  DataTable,
  ExportButton,
  Page,
  type UrlState,
  useCodeLabels,
  usePortal,
  useRecords,
  useT,
  useTableView,
  YearSelect,
  yearFromUrl,
} from '@lichen/kit';
import { Button, Segmented } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useMemo } from 'react';
import { locationColumns } from '../../locations/location-columns';
import { LocationsMap } from '../../locations/LocationsMap';
import { ImportButton } from '../../record-imports/ImportButton';
import { inYear, useYearColumn } from '../../years/year-of-list';
import { isPageOpen } from '../../shared/is-page-open';
import { SearchBox } from '../../shared/SearchBox';
import { SupportVideo } from '../../shared/SupportVideo';
import '../../shared/business.css';

const FILTERS = ['search', 'country'];
const MAP = 'map';

export default function LocationList() {
  const t = useT();
  const navigate = useNavigate();
  const { answer, may, today } = usePortal();
  const view = useTableView('locations');
  const [country, grid] = [useCodeLabels('countries'), useCodeLabels('electricity_grids')];
  const own = useMemo(() => locationColumns({ t, country, grid }), [t, country, grid]);
  const { url } = view;
  const isMap = url.one('show') === MAP;
  const found = useRecords(location, { ...view.query, search: url.one('search'), country: url.many('country') });
  const year = yearFromUrl(url.one('year'), today());
  const columns = [...own, ...useYearColumn('locations', found.data?.list, year)];

  const add = may(location.allow.create) && (
    <Button type="primary" onClick={() => navigate(`${paths.locations}/new`)}>
      {t('Add')}
    </Button>
  );

  return (
    <Page
      title={t('Locations')}
      {...(isPageOpen(answer, paths.business) ? { back: { to: paths.business, label: 'Business' } } : {})}
      context={
        <>
          {t('Number of Locations')}: <strong>{found.data?.total ?? '–'}</strong>
        </>
      }
      actions={
        <>
          <SupportVideo id="add_location" />
          <YearSelect year={year} onChange={(next) => url.set({ year: next }, { keepPage: true })} />
          <ListOrMap url={url} isMap={isMap} />
          {!isMap && <ColumnChoice columns={columns} view={view} />}
          {!isMap && <ExportButton name="locations" columns={columns} view={view} answer={found.data} />}
          <ImportButton entity={location} />
          {add}
        </>
      }
    >
      <Filters url={url} />
      {isMap ? (
        <LocationsMap url={url} add={add} />
      ) : (
        <DataTable
          label="Locations"
          columns={columns}
          of={found}
          view={view}
          nameOf={({ name }) => name}
          onOpen={({ _id }) => navigate(inYear(paths.location(_id), url.one('year')))}
          empty={{ text: t(TEXTS.listEmpty), action: add, filters: FILTERS }}
        />
      )}
    </Page>
  );
}

/** The view is part of the address, so that a map can be shared and the back button works. */
function ListOrMap({ url, isMap }: { url: UrlState; isMap: boolean }) {
  const t = useT();
  return (
    <Segmented
      aria-label={t('Show as')}
      value={isMap ? MAP : 'list'}
      options={[
        { value: 'list', label: t('List') },
        { value: MAP, label: t('Map') },
      ]}
      onChange={(way) => url.set({ show: way === MAP ? MAP : null }, { keepPage: true })}
    />
  );
}

/** The search runs from three characters after a pause; the country filter runs at once. */
function Filters({ url }: { url: UrlState }) {
  return (
    <search className="biz-filters">
      <SearchBox url={url} />
      <CodesField
        label="Country"
        plain
        unfiltered="All"
        list="countries"
        groupBy="continent"
        value={url.many('country')}
        onChange={(codes) => url.set({ country: codes ?? [] })}
      />
    </search>
  );
}
