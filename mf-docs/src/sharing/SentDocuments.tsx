import { docShare, SHARE_STATUSES } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { SEND_METHODS, sentDoc } from '@lichen/contracts/docs/sharing/sent-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { StatusTag, useFormat, usePortal, useRecords, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { Recall } from './Recall';

type Share = RecordOf<typeof docShare>;
type Sent = RecordOf<typeof sentDoc>;

/** Sendings of one document that are read at once. */
const MOST = 500;

const TONES = { shared: 'good', recalled: 'plain', not_shared: 'plain' } as const;

interface Line {
  readonly sent: Sent;
  /** The share behind the sending, where it is the last one that it was used for. */
  readonly share: Share | undefined;
}

/** Each sending with its share; of several by one share only the last one stands for what is shared now. */
function linesOf(sent: readonly Sent[], shares: readonly Share[]): Line[] {
  const seen = new Set<string>();
  return sent.map((one) => {
    const share = shares.find(({ _id }) => _id === one.doc_share_id);
    const isLast = share !== undefined && !seen.has(share._id);
    if (share) seen.add(share._id);
    return { sent: one, share: isLast ? share : undefined };
  });
}

/** To whom a document was sent, which way and when, and whether they still have it. */
export function SentDocuments({ shares, docId }: { shares: readonly Share[]; docId: string }) {
  const t = useT();
  const tn = useTn();
  const found = useRecords(sentDoc, { doc_id: docId, limit: MOST });
  const lines = linesOf(found.data?.list ?? [], shares);
  const count = (status: Share['status']) => shares.filter((share) => share.status === status).length;
  return (
    <section className="doc-sent" aria-labelledby="doc-sent-title">
      <h2 id="doc-sent-title">{t('Sent documents')}</h2>
      <p className="doc-quiet">
        {[
          tn(count('shared'), '{count} shared', '{count} shared'),
          tn(count('recalled'), '{count} recalled', '{count} recalled'),
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

function SentLine({ sent, share }: Line) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const isShared = share?.status === 'shared';
  const partner = share?.partner_name ?? (sent as { partner?: { name?: string } | null }).partner?.name;
  return (
    <tbody>
      <tr>
        <th scope="row">
          {partner ?? '–'}
          {sent.contact_name && <span className="doc-quiet">{sent.contact_name}</span>}
        </th>
        <td>{t(SEND_METHODS[sent.send_method])}</td>
        <td>{format.moment(sent.shared_on)}</td>
        <td>{share ? <StatusTag tone={TONES[share.status]}>{t(SHARE_STATUSES[share.status])}</StatusTag> : '–'}</td>
        <td>
          {isShared && may(docShare.actions.recall) && (
            <Button
              danger
              size="small"
              aria-expanded={isAsking}
              aria-label={t('Recall from {partner}', { partner: share.partner_name })}
              onClick={() => setAsking(!isAsking)}
            >
              {t('Recall')}
            </Button>
          )}
        </td>
      </tr>
      {isShared && isAsking && (
        <tr>
          <td colSpan={5}>
            <Recall share={share} onClose={() => setAsking(false)} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
