import { paths } from '@lichen/contracts/api/paths';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { DataTable, Page, useFormat, useRecords, useT, useTableView } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { receivedColumns } from '../passports/received-columns';
import { TrustedSigners } from '../passports/TrustedSigners';
import { UploadPassport } from '../passports/UploadPassport';
import { useTrusted } from '../passports/useTrusted';
import { ComplianceTabs } from '../shared/ComplianceTabs';
import '../partners/value-chain.css';
import '../shared/compliance.css';

/** Passports received from partners, and the trusted signers. */
export default function ReceivedPassportList() {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const view = useTableView('passports');
  const found = useRecords(receivedPassport, view.query);
  const trusted = useTrusted();
  return (
    <div className="cp-pane">
      <Page
        wide
        title={t('Received passports')}
        context={t('Signed files of suppliers, also of those who use another installation of the portal')}
      >
        <ComplianceTabs open="passports" />
        <UploadPassport />
        <DataTable
          label="Received passports"
          columns={receivedColumns(t, format, trusted.standingOf)}
          of={found}
          view={view}
          nameOf={({ issuer_name, name }) => issuer_name ?? name}
          onOpen={({ _id }) => navigate(paths.receivedPassport(_id))}
          empty={{ text: t('No passport has been received yet.') }}
        />
        <TrustedSigners of={trusted.found} />
      </Page>
    </div>
  );
}
