import { paths } from '@lichen/contracts/api/paths';
import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { FREQUENCIES } from '@lichen/contracts/compliance/demands/demand-words';
import { Card, Facts, Page, QueryStates, StatusTag, useRecord, useT } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { Campaign } from '../campaigns/Campaign';
import { BringBack } from '../configurations/BringBack';
import { ConfigurationActs } from '../configurations/ConfigurationActs';
import { ConfigurationWork } from '../configurations/ConfigurationWork';
import { type Configuration, configurationState } from '../configurations/configuration-columns';
import { usePartnerOffers } from '../partners/usePartnerOffers';
import { askedWords } from '../shared/proof-words';
import '../partners/value-chain.css';
import '../shared/compliance.css';

/** One configuration: its terms and the progress of its partners. */
export default function ConfigurationDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const found = useRecord(complianceConfiguration, id);
  const one = found.data;
  return (
    <div className="cp-pane">
      <Page
        wide
        title={one?.name ?? t('Configuration')}
        context={one && askedWords(one, t)}
        back={{ to: paths.complianceConfigurations, label: 'Configurations' }}
        actions={one && <ConfigurationActs of={one} />}
      >
        <QueryStates of={found}>
          {(record) => (
            <>
              <ConfigurationWork of={record} onEnd={() => void found.refetch()} />
              <BringBack of={record} />
              {(record.active || record.unfinished) && <Campaign of={record} />}
              <Said of={record} />
            </>
          )}
        </QueryStates>
      </Page>
    </div>
  );
}

function Said({ of: one }: { of: Configuration }) {
  const t = useT();
  const { roleNames, groupNames } = usePartnerOffers();
  const { words, tone } = configurationState(one);
  const only = one.partner_ids?.length ?? 0;
  return (
    <Card title={t('What is asked')}>
      <Facts
        facts={[
          { label: t('Status'), value: <StatusTag tone={tone}>{t(words)}</StatusTag> },
          { label: t('Frequency'), value: t(FREQUENCIES[one.frequency]) },
          { label: t('Mandatory'), value: t(one.mandatory ? 'Yes' : 'No') },
          { label: t('Review what is submitted'), value: t(one.requires_review ? 'Yes' : 'No') },
          { label: t('A demand for one partner replaces it'), value: t(one.partner_override ? 'Yes' : 'No') },
          { label: t('Relationships'), value: roleNames(one.role_id).join(', ') || t('All') },
          { label: t('Categories'), value: groupNames(one.custom_category).join(', ') || t('All') },
          { label: t('Only these partners'), value: only > 0 && String(only) },
        ]}
      />
    </Card>
  );
}
