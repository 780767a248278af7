import { paths } from '@lichen/contracts/api/paths';
import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { DataTable, Page, usePortal, useRecords, useT, useTableView } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useMemo } from 'react';
import { ConfigurationForm } from '../configurations/ConfigurationForm';
import { configurationColumns } from '../configurations/configuration-columns';
import { PartnerFilters } from '../partners/PartnerFilters';
import { usePartnerOffers } from '../partners/usePartnerOffers';
import { ComplianceTabs } from '../shared/ComplianceTabs';
import '../partners/value-chain.css';
import '../shared/compliance.css';

/** List of configurations, which demand proof of every matching partner. */
export default function ConfigurationList() {
  const t = useT();
  const { may } = usePortal();
  const navigate = useNavigate();
  const view = useTableView('configurations');
  const offers = usePartnerOffers();
  const { url } = view;
  const columns = useMemo(() => configurationColumns(t, offers), [t, offers]);
  const found = useRecords(complianceConfiguration, {
    ...view.query,
    search: url.one('search'),
    role_id: url.many('roles'),
    custom_category: url.many('custom_category'),
  });
  const show = (open: boolean) => url.set({ config: open ? 'new' : null }, { keepPage: true });
  const add = may(complianceConfiguration.allow.create) && (
    <Button type="primary" onClick={() => show(true)}>
      {t('New configuration')}
    </Button>
  );
  return (
    <div className="cp-pane">
      <Page wide title={t('Compliance')} actions={add}>
        <ComplianceTabs open="config" />
        <PartnerFilters url={url} offers={offers} />
        <DataTable
          label="Configurations"
          columns={columns}
          of={found}
          view={view}
          nameOf={({ name }) => name}
          onOpen={({ _id }) => navigate(paths.complianceConfiguration(_id))}
          empty={{ text: t(TEXTS.listEmpty), action: add, filters: ['search', 'roles', 'custom_category'] }}
        />
        {url.one('config') === 'new' && (
          <ConfigurationForm
            title={t('New configuration')}
            onSaved={({ _id }) => navigate(paths.complianceConfiguration(_id))}
            onClose={() => show(false)}
          />
        )}
      </Page>
    </div>
  );
}
