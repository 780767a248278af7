import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { QueryStates, useFormat, usePortal, useRecords, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { Recall } from '../sharing/Recall';

type Share = RecordOf<typeof docShare>;

/** Maximum number of shares that are read. */
const MOST = 500;

interface Props {
  partnerId: string;
  company: string;
  /** Called after a recall has been confirmed or cancelled, because the focused button disappears then. */
  onAnswered: () => void;
}

/** The documents that are currently shared with one partner, each with a button that recalls it. */
export function SharedWithPartner({ partnerId, company, onAnswered }: Props) {
  const t = useT();
  const found = useRecords(docShare, { partner_id: partnerId, status: 'shared', sort: '-shared_on', limit: MOST });
  return (
    <section className="doc-sent" aria-labelledby="doc-shared-with">
      <h2 id="doc-shared-with">{t('Shared with {partner}', { partner: company })}</h2>
      <QueryStates of={found}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="doc-quiet">{t('Nothing is shared with this partner yet.')}</p>
          ) : (
            <div className="doc-sent-rows">
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('Document')}</th>
                    <th scope="col">{t('Shared on')}</th>
                    <th scope="col">{t('Actions')}</th>
                  </tr>
                </thead>
                {list.map((share) => (
                  <SharedLine key={share._id} share={share} onAnswered={onAnswered} />
                ))}
              </table>
            </div>
          )
        }
      </QueryStates>
    </section>
  );
}

function SharedLine({ share, onAnswered }: { share: Share } & Pick<Props, 'onAnswered'>) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    onAnswered();
  };
  return (
    <tbody>
      <tr>
        <th scope="row">{share.doc_name}</th>
        <td>{share.shared_on === null ? '–' : format.moment(share.shared_on)}</td>
        <td>
          {may(docShare.actions.recall) && (
            <Button
              danger
              size="small"
              aria-expanded={isAsking}
              aria-label={t('Recall {document}', { document: share.doc_name })}
              onClick={() => setAsking(!isAsking)}
            >
              {t('Recall')}
            </Button>
          )}
        </td>
      </tr>
      {isAsking && (
        <tr>
          <td colSpan={3}>
            <Recall share={share} onClose={close} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
