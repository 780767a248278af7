import { docShare, SHARE_STATUSES } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { docLink } from '@lichen/contracts/docs/sharing/doc-link.entity';
import { SEND_METHODS, SENT_STATES, sentDoc } from '@lichen/contracts/docs/sharing/sent-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { StatusTag, useFormat, usePortal, useRecords, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { Recall } from './Recall';
import { RecallLink } from './RecallLink';

type Share = RecordOf<typeof docShare>;
type Sent = RecordOf<typeof sentDoc>;
type Link = RecordOf<typeof docLink>;

/** Maximum number of deliveries of one document that are read. */
const MOST = 500;

const TONES = { shared: 'good', recalled: 'plain', not_shared: 'plain' } as const;

/** Returns the email address or phone number of a delivery; null for one through the portal. */
function whereTo({ email, country_code, number }: Sent): string | null {
  if (email) return email;
  return number ? [country_code, number].filter(Boolean).join(' ') : null;
}

interface Line {
  readonly sent: Sent;
  /** The share of the delivery, where this is its latest delivery. */
  readonly share: Share | undefined;
  /** The link that was sent, where the recipient has no account. */
  readonly link: Link | undefined;
}

/**
 * Matches deliveries with their share and link. Of several deliveries of one share, only the latest shows its state.
 */
function linesOf(sent: readonly Sent[], shares: readonly Share[], links: readonly Link[]): Line[] {
  const seen = new Set<string>();
  return sent.map((one) => {
    const share = shares.find(({ _id }) => _id === one.doc_share_id);
    const isLast = share !== undefined && !seen.has(share._id);
    if (share) seen.add(share._id);
    const link = links.find(({ _id }) => _id === one.link_id);
    return { sent: one, share: isLast ? share : undefined, link };
  });
}

/** Lists the recipients of a document, with the send method, the time and whether they still have access. */
export function SentDocuments({ shares, docId }: { shares: readonly Share[]; docId: string }) {
  const t = useT();
  const tn = useTn();
  const found = useRecords(sentDoc, { doc_id: docId, limit: MOST });
  const links = useRecords(docLink, { doc_id: docId, limit: MOST });
  const lines = linesOf(found.data?.list ?? [], shares, links.data?.list ?? []);
  const open = useOpenLinks(links.data?.list ?? []);
  const count = (status: Share['status']) => shares.filter((share) => share.status === status).length;
  return (
    <section className="doc-sent" aria-labelledby="doc-sent-title">
      <h2 id="doc-sent-title">{t('Sent documents')}</h2>
      <p className="doc-quiet">
        {[
          tn(count('shared'), '{count} shared', '{count} shared'),
          tn(count('recalled'), '{count} recalled', '{count} recalled'),
          ...(open > 0 ? [tn(open, '{count} open link', '{count} open links')] : []),
        ].join(', ')}
      </p>
      {lines.length > 0 && (
        <div className="doc-sent-rows">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('Partner')}</th>
                <th scope="col">{t('Sent by')}</th>
                <th scope="col">{t('Shared on')}</th>
                <th scope="col">{t('Status')}</th>
                <th scope="col">{t('Actions')}</th>
              </tr>
            </thead>
            {lines.map((line) => (
              <SentLine key={line.sent._id} {...line} />
            ))}
          </table>
        </div>
      )}
    </section>
  );
}

/** Returns the number of links that currently open the document. */
const useOpenLinks = (links: readonly Link[]): number => {
  const now = usePortal().now();
  return links.filter(({ status, ends_on }) => status === 'open' && ends_on > now).length;
};

/** The delivery state, and whether the recipient can still open the document. */
function StateOf({ sent, share, link }: Line) {
  const t = useT();
  const format = useFormat();
  const now = usePortal().now();
  if (link?.status === 'recalled') return <StatusTag tone="plain">{t('Recalled')}</StatusTag>;
  if (link && link.ends_on <= now) return <StatusTag tone="plain">{t('Link ended')}</StatusTag>;
  if (share && !link) return <StatusTag tone={TONES[share.status]}>{t(SHARE_STATUSES[share.status])}</StatusTag>;
  if (sent.state === null) return <>–</>;
  const tone = sent.state === 'failed' ? 'bad' : sent.state === 'waiting' ? 'plain' : 'good';
  return (
    <>
      <StatusTag tone={tone}>{t(SENT_STATES[sent.state])}</StatusTag>
      {link && <span className="doc-quiet">{t('until {day}', { day: format.day(link.ends_on) })}</span>}
    </>
  );
}

function SentLine({ sent, share, link }: Line) {
  const t = useT();
  const format = useFormat();
  const { may, now: clock } = usePortal();
  const now = clock();
  const [isAsking, setAsking] = useState(false);
  const isShared = share?.status === 'shared' && may(docShare.actions.recall);
  const isOpen = link?.status === 'open' && link.ends_on > now && may(docLink.actions.recall);
  const partner = share?.partner_name ?? (sent as { partner?: { name?: string } | null }).partner?.name;
  const whom = link ? sent.contact_name : share?.partner_name;
  const close = () => setAsking(false);
  return (
    <tbody>
      <tr>
        <th scope="row">
          {partner ?? '–'}
          {sent.contact_name && <span className="doc-quiet">{sent.contact_name}</span>}
        </th>
        <td>
          {t(SEND_METHODS[sent.send_method])}
          {whereTo(sent) && <span className="doc-quiet">{whereTo(sent)}</span>}
        </td>
        <td>{format.moment(sent.shared_on)}</td>
        <td>
          <StateOf sent={sent} share={share} link={link} />
        </td>
        <td>
          {(isShared || isOpen) && (
            <Button
              danger
              size="small"
              aria-expanded={isAsking}
              aria-label={t('Recall from {partner}', { partner: whom ?? '' })}
              onClick={() => setAsking(!isAsking)}
            >
              {t('Recall')}
            </Button>
          )}
        </td>
      </tr>
      {isAsking && (isShared || isOpen) && (
        <tr>
          <td colSpan={5}>
            {isOpen && link ? (
              <RecallLink link={link} onClose={close} />
            ) : (
              share && <Recall share={share} onClose={close} />
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}
