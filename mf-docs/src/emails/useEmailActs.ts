import { email } from '@lichen/contracts/docs/emails/email.entity';
import { EMAIL_TEXTS } from '@lichen/contracts/docs/emails/email-texts';
import { emailPaths } from '@lichen/contracts/docs/emails/email-paths';
import { failureText, useAction, useConfirmedDelete, useNotify, useT } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useEffect, useState } from 'react';
import type { Email } from './email-words';

const QUESTION = {
  title: 'Delete email',
  text: 'The email and its text are deleted. Documents that were made of its files stay. This action cannot be undone.',
};

/** Returns the actions on an email: loading one or all of its files, and deleting it. */
export function useEmailActs(record: Email) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const loading = useAction(email, 'load');
  const { confirmAndDelete } = useConfirmedDelete(email);
  // Version of the record when the user started loading; null where nobody waits for the end.
  const [begun, setBegun] = useState<number | null>(null);
  const isUnderWay = record.job_id !== null || loading.isRunning;
  const isEnded = begun !== null && record.version > begun && record.job_id === null;

  useEffect(() => {
    if (!isEnded) return;
    setBegun(null);
    if (record.status === 'loaded') notify(t(EMAIL_TEXTS.loaded), 'good');
  }, [isEnded, record.status, notify, t]);

  const load = async (attachment?: string) => {
    const outcome = await loading.run(record, attachment === undefined ? {} : { attachments: [attachment] });
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
    if (outcome.state === 'saved') setBegun(outcome.record.version);
  };
  const remove = async () => {
    if (await confirmAndDelete(record._id, QUESTION)) navigate(emailPaths.all);
  };
  return { load, remove, isUnderWay };
}
