import { paths } from '@lichen/contracts/api/paths';
import { useOpenInSight, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';

const TABS = [
  { id: 'status', title: 'Status', to: paths.partnerCompliance },
  { id: 'config', title: 'Configurations', to: paths.complianceConfigurations },
  { id: 'builder', title: 'Survey builder', to: paths.formConversations },
  { id: 'surveys', title: 'Surveys', to: paths.surveys },
  { id: 'passports', title: 'Passports', to: paths.receivedPassports },
] as const;

/** Navigation between the pages of the compliance area. */
export function ComplianceTabs({ open }: { open: (typeof TABS)[number]['id'] }) {
  const t = useT();
  const row = useOpenInSight(open);
  return (
    <nav ref={row} className="vc-tabs" aria-label={t('Compliance')}>
      {TABS.map(({ id, title, to }) => (
        <Link key={id} to={to} {...(id === open ? { 'aria-current': 'page' as const } : {})}>
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}
