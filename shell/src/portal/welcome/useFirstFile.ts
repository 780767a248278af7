import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import type { FileDrop, FileTarget } from '@lichen/contracts/portal/first-steps';
import { UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@lichen/contracts/text/upload-limit';
import { asDataError, data, failureText, useSaid, useSingleFlight, useT } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useCallback, useState } from 'react';

type Kind = FileTarget['kinds'][number];

const takes = ({ accept }: FileTarget, name: string): boolean =>
  accept.split(',').some((ending) => name.toLowerCase().endsWith(ending));

/** Uploads the user's first file as the chosen kind and opens the page of the record that it becomes. */
export function useFirstFile({ targets, wrongType }: FileDrop) {
  const t = useT();
  const say = useSaid();
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ file: File; target: FileTarget } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isRunning } = useSingleFlight<void>();

  const send = useCallback(
    async (file: File, { entity, page }: FileTarget, fields: Kind['fields']) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ entity, ...fields })) body.set(name, value);
      body.set('file', file);
      try {
        const { obj } = await data<RecordAnswer<{ _id: string }>>('/api/upload', { method: 'POST', body });
        navigate(`${page}/${obj._id}`);
      } catch (error) {
        setProblem(t(failureText(asDataError(error))));
      }
    },
    [navigate, t],
  );
  const choose = useCallback(
    (file: File) => {
      const target = targets.find((each) => takes(each, file.name));
      // A file that would be refused is not uploaded.
      const tooLarge = file.size > UPLOAD_BYTES ? t(UPLOAD_TOO_LARGE) : null;
      setProblem(target ? tooLarge : say(wrongType));
      const isSent = target && tooLarge === null;
      setHeld(isSent && target.kinds.length > 0 ? { file, target } : null);
      if (isSent && target.kinds.length === 0) void run(() => send(file, target, {}));
    },
    [targets, say, t, wrongType, run, send],
  );
  return {
    ...{ held, problem, choose, isRunning },
    sendAs: ({ fields }: Kind) => held && void run(() => send(held.file, held.target, fields)),
    forget: () => setHeld(null),
  };
}
