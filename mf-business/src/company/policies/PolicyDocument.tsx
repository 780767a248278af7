import { policy } from '@lichen/contracts/business/company/policy.entity';
import { STANDARD_POLICIES, type StandardPolicyId } from '@lichen/contracts/business/company/standard-policies';
import { failureText, useAction, useConfirm, useFormat, useNotify, useSave, useT } from '@lichen/kit';
import { Alert, Button } from '@lichen/kit/antd';
import { useRef, useState } from 'react';
import { FileButton } from '../FileButton';
import { useUpload } from '../useUpload';
import type { Policy } from './policy-entries';

interface Props {
  standard: StandardPolicyId | null;
  stored: Policy | null;
}

const ACCEPTED = '.pdf,.txt,.doc,.docx,.rtf';
const REMOVAL = {
  title: 'Delete document?',
  text: 'Click confirm to delete the document of this policy. This action cannot be undone.',
  action: 'Confirm',
  dangerous: true,
};

const KILOBYTE = 1024;

/** The uploaded document of a policy, or a button that uploads one in place of the text. */
export function PolicyDocument({ standard, stored }: Props) {
  const t = useT();
  const [problem, setProblem] = useState<string | null>(null);
  const { upload, isSending } = useDocumentUpload({ standard, stored }, setProblem);
  return (
    <div className={stored?.has_uploaded_doc ? 'biz-document' : 'biz-document biz-document-empty'}>
      {stored?.has_uploaded_doc ? (
        <StoredDocument policy={stored} onProblem={setProblem} />
      ) : (
        <p>
          <strong>{t('Upload the document instead')}</strong>{' '}
          <span className="biz-quiet">{t('PDF, Word, RTF or plain text, one file')}</span>
        </p>
      )}
      <FileButton accept={ACCEPTED} isBusy={isSending} onChoose={(file) => void upload(file)}>
        {t(stored?.has_uploaded_doc ? 'Replace document' : 'Choose file')}
      </FileButton>
      {problem && <Alert type="error" showIcon role="alert" message={t(problem)} />}
    </div>
  );
}

/** Saves a standard policy that is not stored yet before the upload, because the document needs a policy record. */
function useDocumentUpload({ standard, stored }: Props, setProblem: (problem: string | null) => void) {
  const t = useT();
  const notify = useNotify();
  const { create } = useSave(policy);
  const { send, isSending } = useUpload('policy_uploads', policy);
  // Kept here because the user may choose another file before the list with the new record has been fetched.
  const made = useRef<string | null>(null);
  const idOf = async (): Promise<string | null> => {
    const known = stored?._id ?? made.current;
    if (known || !standard) return known;
    const outcome = await create({ id: standard, name: STANDARD_POLICIES[standard].label, required: true });
    if (outcome.state === 'saved') made.current = outcome.record._id;
    if (outcome.state === 'failed') setProblem(failureText(outcome.error));
    return made.current;
  };
  const upload = async (file: File) => {
    setProblem(null);
    const policy_id = await idOf();
    if (policy_id === null) return;
    const error = await send(file, { policy_id });
    if (error) setProblem(failureText(error));
    else notify(t('Document uploaded'));
  };
  return { upload, isSending };
}

function StoredDocument({ policy: one, onProblem }: { policy: Policy; onProblem: (problem: string) => void }) {
  const t = useT();
  const format = useFormat();
  const confirm = useConfirm();
  const { run, isRunning } = useAction(policy, 'clear_uploaded_doc');
  const remove = async () => {
    if (!(await confirm(REMOVAL))) return;
    const outcome = await run(one, {});
    if (outcome.state === 'failed') onProblem(failureText(outcome.error));
  };
  const size = format.number(Math.max(1, Math.round((one.doc_bytes ?? 0) / KILOBYTE)));
  return (
    <>
      <p>
        <a href={`/api/data/policy_uploads/${encodeURIComponent(one._id)}`}>{one.doc_name}</a>{' '}
        <span className="biz-quiet">
          {t('{size} KB', { size })} · {format.moment(one.doc_on ?? one.updated_on)}
        </span>
      </p>
      <Button loading={isRunning && { delay: 200 }} onClick={() => void remove()}>
        {t('Delete document')}
      </Button>
    </>
  );
}
