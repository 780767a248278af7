import { COMPLIANCE_ROLES } from '@lichen/contracts/compliance/demands/compliance-roles';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { EmptyState, QueryStates, Page, Slot, useOpenInSight, usePortal, useRecord, useT } from '@lichen/kit';
import { Link, useParams, useSearchParams } from '@lichen/kit/router';
import { PartnerChats } from '../chat/PartnerChats';
import { PartnerButtons } from '../partners/PartnerButtons';
import { PartnerConnection } from '../connections/PartnerConnection';
import { PartnerContacts } from '../contacts/PartnerContacts';
import { COMPLIANCE_LISTS, PartnerCompliance, SharedByPartner } from '../demands/PartnerCompliance';
import { PartnerNews } from '../partners/PartnerNews';
import { PartnerActivities, PartnerSummary } from '../partners/PartnerSummary';
import { usePartnerOffers } from '../partners/usePartnerOffers';
import { useValueChain } from '../partners/useValueChain';
import '../partners/value-chain.css';

type Partner = RecordOf<typeof partner>;

/** Tabs of the page. The first is shown without `tab` in the address, and also for `tab=details`. */
const TABS = [
  { id: 'details', title: 'Summary' },
  { id: 'activities', title: 'Activities' },
  { id: 'news', title: 'News' },
  { id: 'connection', title: 'Connection' },
  { id: 'contacts', title: 'Contacts' },
  { id: 'messages', title: 'Messages' },
  { id: 'compliance', title: 'Compliance' },
  { id: 'documents', title: 'Shared documents' },
  { id: 'partner-documents', title: 'Partner documents' },
] as const;

type Tab = (typeof TABS)[number]['id'];

export default function PartnerDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const chain = useValueChain();
  const [search] = useSearchParams();
  const stored = useRecord(partner, id);
  const { may } = usePortal();
  // Proof is exchanged between connected companies only, and shown to compliance roles only.
  const isLookedAfter = may(COMPLIANCE_ROLES);
  const hasCompliance = isLookedAfter && stored.data?.invite_status === 'connected';
  // What the partner shared is a list of the compliance tab, and has its own tab where there is none.
  const hidden: readonly Tab[] = [
    hasCompliance ? 'documents' : 'compliance',
    ...(isLookedAfter ? [] : (['messages'] as const)),
  ];
  const asked = search.get('tab');
  const list = hasCompliance ? COMPLIANCE_LISTS.find(({ tab: one }) => one === asked)?.tab : undefined;
  // The address may name a tab that this person or this partner does not have.
  const shown = TABS.find(({ id: one }) => one === asked && !hidden.includes(one))?.id ?? 'details';
  const tab = list ? 'compliance' : shown;
  return (
    <Page
      title={stored.data?.name ?? t('Partner')}
      context={stored.data && <Relation partner={stored.data} />}
      back={{ to: chain.list, label: 'Value chain' }}
      actions={stored.data && <PartnerButtons partner={stored.data} />}
    >
      <QueryStates of={stored}>
        {(record) => (
          <>
            <Tabs open={tab} hidden={hidden} />
            {tab === 'details' && <Summary partner={record} />}
            {tab === 'activities' && <PartnerActivities partnerId={record._id} />}
            {tab === 'news' && <PartnerNews partner={record} />}
            {tab === 'connection' && <PartnerConnection partner={record} />}
            {list && <PartnerCompliance partnerId={record._id} open={list} />}
            {tab === 'messages' && <PartnerChats partnerId={record._id} />}
            {tab === 'contacts' && <PartnerContacts partnerId={record._id} />}
            {tab === 'documents' && <SharedByPartner partnerId={record._id} />}
            {tab === 'partner-documents' && (
              <Slot
                name="document.list"
                props={{ field: 'partner_id', id: record._id }}
                otherwise={<EmptyState text={t('Not available yet')} />}
              />
            )}
          </>
        )}
      </QueryStates>
    </Page>
  );
}

function Summary({ partner: record }: { partner: Partner }) {
  return (
    <>
      <Slot name="record.figures" props={{ entity: partner.name, id: record._id }} />
      <PartnerSummary partner={record} />
    </>
  );
}

/** Reference, relationships and categories, separated by dots. */
function Relation({
  partner: { customer_ref: reference, partner_roles: roles, custom_category: groups },
}: {
  partner: Partner;
}) {
  const { roleNames, groupNames } = usePartnerOffers();
  return <>{[reference, ...roleNames(roles), ...groupNames(groups)].filter(Boolean).join(' · ')}</>;
}

function Tabs({ open, hidden }: { open: Tab; hidden: readonly Tab[] }) {
  const t = useT();
  const row = useOpenInSight(open);
  return (
    <nav ref={row} className="vc-tabs" aria-label={t('Partner')}>
      {TABS.filter(({ id }) => !hidden.includes(id)).map(({ id, title }) => (
        <Link key={id} to={{ search: `?tab=${id}` }} {...(id === open ? { 'aria-current': 'page' as const } : {})}>
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}
