import { paths } from '@lichen/contracts/api/paths';
import { supplierPassport } from '@lichen/contracts/compliance/passports/supplier-passport.entity';
import {
  DataTable,
  Page,
  QueryStates,
  SidePanel,
  useFormat,
  useRecord,
  useRecords,
  useT,
  useTableView,
  WithPanel,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useMemo } from 'react';
import { IssuedPassport } from '../passports/IssuedPassport';
import { OwnFingerprint } from '../passports/OwnFingerprint';
import { passportColumns } from '../passports/passport-columns';
import '../partners/value-chain.css';
import '../shared/compliance.css';

/** Passports that the company has issued, and its fingerprint. */
export default function PassportList() {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const view = useTableView('passports');
  const { url } = view;
  const openId = url.one('passport') ?? null;
  const found = useRecords(supplierPassport, view.query);
  const open = useRecord(supplierPassport, openId);
  const columns = useMemo(() => passportColumns(t, format), [t, format]);
  const show = (id: string | null) => url.set({ passport: id }, { keepPage: true });
  const add = (
    <Button type="primary" onClick={() => navigate(paths.newSupplierPassport)}>
      {t('Issue passport')}
    </Button>
  );
  return (
    <Page
      wide
      title={t('Supplier passports')}
      context={t('Signed files in which you prove what customers ask for')}
      back={{ to: paths.complianceRequests, label: 'Compliance requests' }}
      actions={add}
    >
      <WithPanel
        panel={
          openId && (
            <SidePanel id={openId} title={open.data?.name ?? t('Supplier passport')} onClose={() => show(null)}>
              <QueryStates of={open}>
                {(one) => <IssuedPassport key={one._id} of={one} onEnd={() => void open.refetch()} />}
              </QueryStates>
            </SidePanel>
          )
        }
      >
        <DataTable
          label="Supplier passports"
          columns={columns}
          of={found}
          view={view}
          nameOf={({ name }) => name}
          onOpen={({ _id }) => show(_id)}
          openId={openId}
          empty={{ text: t('No passport has been issued yet.'), action: add }}
        />
      </WithPanel>
      <OwnFingerprint />
    </Page>
  );
}
