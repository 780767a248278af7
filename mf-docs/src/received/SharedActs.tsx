import { paths } from '@lichen/contracts/api/paths';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { appliedSharedAs } from '@lichen/contracts/docs/sharing/may-apply-shared';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { StatusTag, useFormat, usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { useSharedActs } from './useSharedActs';

const WHAT_APPLIES = {
  return: 'Applying adds these figures to the annual returns of the partner.',
  expiry: 'Applying watches the expiry date of this document.',
} as const;

/** The actions on a document that a partner has shared, and whether it has been applied. */
export function SharedActs({ record }: { record: RecordOf<typeof sharedDoc> }) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const { upload, apply, unapply, isRunning } = useSharedActs(record);
  const appliedAs = appliedSharedAs(record.doc_ids);
  // Applied figures become a partner return, so the user needs the permission to enter one.
  const mayWrite = appliedAs !== 'return' || may(partnerReturn.allow.update);
  const mayApply = appliedAs !== null && record.data_shared && mayWrite;
  return (
    <section className="shared-acts" aria-label={t('Actions')}>
      {record.applied_on !== null && (
        <StatusTag tone="good">{t('Applied on {day}', { day: format.moment(record.applied_on) })}</StatusTag>
      )}
      {mayApply && record.applied_on === null && <p className="doc-quiet">{t(WHAT_APPLIES[appliedAs])}</p>}
      <div className="shared-buttons">
        {record.doc_id ? (
          <Link to={paths.document(record.doc_id)}>{t('Open own document')}</Link>
        ) : (
          may(sharedDoc.actions.upload) && (
            <Button disabled={isRunning} onClick={() => void upload()}>
              {t('Upload into own documents')}
            </Button>
          )
        )}
        {mayApply && record.applied_on === null && may(sharedDoc.actions.apply) && (
          <Button type="primary" disabled={isRunning} onClick={() => void apply()}>
            {t('Apply')}
          </Button>
        )}
        {record.applied_on !== null && mayWrite && may(sharedDoc.actions.unapply) && (
          <Button danger disabled={isRunning} onClick={() => void unapply()}>
            {t('Unapply')}
          </Button>
        )}
      </div>
    </section>
  );
}
