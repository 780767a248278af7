import { FILE_TOO_LARGE } from '@lichen/contracts/text/file-texts';
import { UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@lichen/contracts/text/upload-limit';
import { useEffect, useRef, useState } from 'react';
import { sendFile } from './send-file';

interface Sending {
  readonly name: string;
  /** Progress from 0 to 1. */
  readonly part: number;
}

/**
 * Uploads one file at a time for one purpose, which may permit larger files. An upload is cancelled when its page is
 * left.
 */
export function useUpload(entity: string, fields: Readonly<Record<string, string>> = {}, most = UPLOAD_BYTES) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  /** Returns the id of the resulting record; null on failure, with the reason in `problem`. */
  const send = async (file: File): Promise<string | null> => {
    if (file.size > most) {
      setProblem(most === UPLOAD_BYTES ? UPLOAD_TOO_LARGE : FILE_TOO_LARGE);
      return null;
    }
    setProblem(null);
    setSending({ name: file.name, part: 0 });
    const request = sendFile(entity, file, (part) => setSending({ name: file.name, part }), fields);
    cancel.current = request.cancel;
    const answer = await request.sent;
    cancel.current = undefined;
    setSending(null);
    if ('id' in answer) return answer.id;
    setProblem(answer.problem);
    return null;
  };

  return { send, sending, problem };
}
