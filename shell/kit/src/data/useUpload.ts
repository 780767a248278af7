import { FILE_TOO_LARGE } from '@lichen/contracts/text/file-texts';
import { UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@lichen/contracts/text/upload-limit';
import { useEffect, useRef, useState } from 'react';
import { sendFile } from './send-file';

interface Sending {
  readonly name: string;
  /** From 0 to 1. */
  readonly part: number;
}

/** Sends one file at a time to one purpose of uploads, which may take more bytes than usual. What is on its way ends with the page that it was chosen on. */
export function useUpload(entity: string, fields: Readonly<Record<string, string>> = {}, most = UPLOAD_BYTES) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  /** Answers the id of what the file became; null where `problem` says why it became nothing. */
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
