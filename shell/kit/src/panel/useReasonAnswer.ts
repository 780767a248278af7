import { type GivenReason, type ReasonAsked, reasonProblem } from '@lichen/contracts/api/reason';
import { UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@lichen/contracts/text/upload-limit';
import { type FormEvent, useState } from 'react';
import { asDataError } from '../data/data-error';
import { reasonWithEvidence } from '../data/evidence';
import { useSingleFlight } from '../data/writes';
import { useT } from '../i18n/texts';

/** Question for the reason of a change; `onClose` gets null when the person cancels. */
export interface Question {
  readonly asked: ReasonAsked;
  readonly onClose: (given: GivenReason | null) => void;
}

/** The typed reason and chosen file, until they are sent or refused. */
export function useReasonAnswer({ asked, onClose }: Question) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problems, setProblems] = useState<{ reason?: string; file?: string }>({});
  const { run, isRunning } = useSingleFlight<void>();
  const reason = typed?.trim() ?? '';
  const isTooLarge = file !== null && file.size > UPLOAD_BYTES;
  const give = async () => {
    if (!file || !asked.evidence) return onClose({ reason });
    try {
      onClose(await reasonWithEvidence(reason, asked.evidence, file));
    } catch (error) {
      const { message, errors } = asDataError(error);
      setProblems({ file: t(errors['file'] ?? message) });
    }
  };
  return {
    ...{ typed, file, isRunning },
    // A file that would be refused is not sent.
    problems: isTooLarge ? { ...problems, file: t(UPLOAD_TOO_LARGE) } : problems,
    type: (next: string | null) => {
      setTyped(next);
      setProblems(({ file: known }) => (known === undefined ? {} : { file: known }));
    },
    choose: (next: File | null) => {
      setFile(next);
      setProblems(({ reason: known }) => (known === undefined ? {} : { reason: known }));
    },
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      const problem = reasonProblem(reason);
      if (problem) setProblems({ reason: t(problem) });
      else if (!isTooLarge) void run(give);
    },
  };
}
