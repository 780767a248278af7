import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import type { FileDrop } from '@lichen/contracts/portal/first-steps';
import { UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@lichen/contracts/text/upload-limit';
import { asDataError, data, failureText, useSaid, useSingleFlight, useT } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useCallback, useState } from 'react';

type Kind = FileDrop['kinds'][number];

const isTaken = (name: string, accept: string): boolean =>
  accept.split(',').some((ending) => name.toLowerCase().endsWith(ending));

/** The file that somebody begins with: chosen, then sent as one of its kinds, which leads to what it became. */
export function useFirstFile({ entity, accept, wrongType, page }: FileDrop) {
  const t = useT();
  const say = useSaid();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isRunning } = useSingleFlight<void>();

  const choose = useCallback(
    (chosen: File) => {
      const refusal = isTaken(chosen.name, accept) ? null : say(wrongType);
      // A file that would be refused is not sent first.
      const found = refusal ?? (chosen.size > UPLOAD_BYTES ? t(UPLOAD_TOO_LARGE) : null);
      setProblem(found);
      setFile(found === null ? chosen : null);
    },
    [accept, say, t, wrongType],
  );
  const send = async (chosen: File, { fields }: Kind) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ entity, ...fields })) body.set(name, value);
    body.set('file', chosen);
    try {
      const { obj } = await data<RecordAnswer<{ _id: string }>>('/api/upload', { method: 'POST', body });
      navigate(`${page}/${obj._id}`);
    } catch (error) {
      setProblem(t(failureText(asDataError(error))));
    }
  };
  return {
    ...{ file, problem, choose, isRunning },
    sendAs: (kind: Kind) => file && void run(() => send(file, kind)),
    forget: () => setFile(null),
  };
}
