import { paths } from '@lichen/contracts/api/paths';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { Card, DataTable, EmptyState, Slot, useFormat, usePortal, useRecords, useT, useTableView } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link, useNavigate } from '@lichen/kit/router';
import { useMemo, useState } from 'react';
import { requestColumns } from '../requests/request-columns';
import { askedWords } from '../shared/proof-words';
import { partnerDemandColumns } from './demand-columns';
import { NewDemand } from './NewDemand';
import '../shared/compliance.css';

/** Lists of the compliance tab, each with its `tab` in the address. The first is shown where the tab is opened. */
export const COMPLIANCE_LISTS = [
  { tab: 'compliance', title: 'Requests' },
  { tab: 'documents', title: 'Shared documents' },
  { tab: 'demands', title: 'Demands' },
] as const;

/** Requests of the partner, what it has shared, and demands of this company to it: one list at a time. */
export function PartnerCompliance({
  partnerId,
  open,
}: {
  partnerId: string;
  open: (typeof COMPLIANCE_LISTS)[number]['tab'];
}) {
  const t = useT();
  return (
    <>
      <nav className="vc-tabs" aria-label={t('Compliance')}>
        {COMPLIANCE_LISTS.map(({ tab, title }) => (
          <Link key={tab} to={{ search: `?tab=${tab}` }} {...(tab === open ? { 'aria-current': 'page' as const } : {})}>
            {t(title)}
          </Link>
        ))}
      </nav>
      {open === 'compliance' && <Requests partnerId={partnerId} />}
      {open === 'documents' && <SharedByPartner partnerId={partnerId} />}
      {open === 'demands' && <Demands partnerId={partnerId} />}
    </>
  );
}

/** Documents that the partner has shared. */
export function SharedByPartner({ partnerId }: { partnerId: string }) {
  const t = useT();
  return (
    <Slot
      name="partner.docs"
      props={{ partner_id: partnerId }}
      otherwise={<EmptyState text={t('Not available yet')} />}
    />
  );
}

function Requests({ partnerId }: { partnerId: string }) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const view = useTableView('requests', { isBeside: true });
  const columns = useMemo(() => requestColumns(t, format).filter(({ key }) => key !== 'partner'), [t, format]);
  const found = useRecords(complianceRequest, { ...view.query, partner_id: partnerId, includeOptional: 'true' });
  return (
    <Card title={t('Requests')}>
      <DataTable
        label="Requests"
        columns={columns}
        of={found}
        view={view}
        nameOf={(row) => askedWords(row, t)}
        onOpen={({ _id }) => navigate(paths.complianceRequest(_id))}
        empty={{ text: t('Nothing is requested from you here.') }}
      />
    </Card>
  );
}

function Demands({ partnerId }: { partnerId: string }) {
  const t = useT();
  const { account } = usePortal();
  if (!account.modules.includes('compliance'))
    return (
      <Card title={t('Demands')}>
        <p>{t('Contact support to activate the compliance module. Then you can ask this partner for proof.')}</p>
      </Card>
    );
  return <OwnDemands partnerId={partnerId} />;
}

function OwnDemands({ partnerId }: { partnerId: string }) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const { may } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const view = useTableView('demands', { isBeside: true });
  const columns = useMemo(() => partnerDemandColumns(t, format), [t, format]);
  const found = useRecords(demand, { ...view.query, partner_id: partnerId, filter: 'all' });
  const add = may(demand.allow.create) && (
    <Button onClick={() => setOpen(true)}>{t('Create new compliance demand')}</Button>
  );
  return (
    <Card title={t('Demands')} actions={add}>
      <DataTable
        label="Demands"
        columns={columns}
        of={found}
        view={view}
        nameOf={(row) => askedWords(row, t)}
        onOpen={({ _id }) => navigate(paths.complianceDemand(_id))}
        empty={{ text: t('Nothing is requested from this partner.') }}
      />
      {isOpen && <NewDemand partnerId={partnerId} onClose={() => setOpen(false)} />}
    </Card>
  );
}
