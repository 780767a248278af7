import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerCategory } from '@lichen/contracts/compliance/partner-category.entity';
import { paths } from '@lichen/contracts/api/paths';
import { TEXTS } from '@lichen/contracts/text/texts';
import {
  ColumnChoice,
  DataTable,
  ExportButton,
  Page,
  usePortal,
  useRecords,
  useT,
  useTableView,
  WithPanel,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useMemo } from 'react';
import { CategoryPanel } from '../partners/CategoryPanel';
import { ConnectionInvitations } from '../connections/ConnectionInvitations';
import { PartnerFilters } from '../partners/PartnerFilters';
import { partnerColumns } from '../partners/partner-columns';
import { usePartnerOffers } from '../partners/usePartnerOffers';
import { useValueChain } from '../partners/useValueChain';
import '../partners/value-chain.css';

const FILTERS = ['search', 'roles', 'custom_category'];

export default function PartnerList() {
  const t = useT();
  const navigate = useNavigate();
  const chain = useValueChain();
  const { may } = usePortal();
  const view = useTableView('partners');
  const offers = usePartnerOffers();
  const columns = useMemo(() => partnerColumns(t, offers), [t, offers]);
  const { url } = view;
  const found = useRecords(partner, {
    ...view.query,
    search: url.one('search'),
    roles: url.many('roles'),
    custom_category: url.many('custom_category'),
  });
  const showCategories = (open: boolean) => url.set({ categories: open ? 'open' : null }, { keepPage: true });

  const add = may(partner.allow.create) && (
    <Button type="primary" onClick={() => navigate(chain.add)}>
      {t('Add partner')}
    </Button>
  );
  const actions = (
    <>
      <ColumnChoice columns={columns} view={view} />
      <ExportButton name="partners" columns={columns} view={view} answer={found.data} />
      {may(partnerCategory.allow.create) && <Button onClick={() => showCategories(true)}>{t('Add Category')}</Button>}
      {add}
    </>
  );

  return (
    <WithPanel panel={url.one('categories') && <CategoryPanel onClose={() => showCategories(false)} />}>
      <Page
        title={t('Value chain')}
        context={
          <>
            {t('Number of partners')}: <strong>{found.data?.total ?? '–'}</strong>
          </>
        }
        actions={actions}
        {...(chain.isInBusiness ? { back: { to: '/business', label: 'Business' } } : {})}
      >
        <ConnectionInvitations />
        <PartnerFilters url={url} offers={offers} />
        <DataTable
          label="Partners"
          columns={columns}
          of={found}
          view={view}
          nameOf={({ name }) => name}
          onOpen={({ _id }) => navigate(paths.partner(_id))}
          empty={{
            text: t(TEXTS.listEmpty),
            action: add,
            filters: FILTERS,
            filterLabels: { custom_category: 'Category' },
          }}
        />
      </Page>
    </WithPanel>
  );
}
