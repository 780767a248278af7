import { PERSON_HEADER } from '@lichen/contracts/api/api-responses';
import type { ProblemBody } from '@lichen/contracts/api/problems';
import { CALL_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import { pageUserId } from './page-user';
import { CHECKING_MS, SILENCE_MS } from './patience';

/** Outcome of an upload: the id of the resulting record, or the server's message. */
export type Sent = { readonly id: string } | { readonly problem: string };

interface Answer extends Partial<ProblemBody> {
  readonly obj?: { readonly _id?: string };
}

function sentOf(status: number, text: string): Sent {
  let answer: Answer = {};
  try {
    answer = JSON.parse(text) as Answer;
  } catch {
    // Proxies may answer with a body that is not JSON.
  }
  const id = answer.obj?._id;
  if (status === 200 && id) return { id };
  const [first] = Object.values(answer.errors ?? {});
  return { problem: first ?? answer.err ?? TEXTS.unexpected };
}

/**
 * Uploads one file and reports progress from 0 to 1. Uses XMLHttpRequest, because `fetch` reports no upload progress.
 * An upload may take as long as it makes progress; without any it is given up.
 */
export function sendFile(
  entity: string,
  file: File,
  onProgress: (part: number) => void,
  /** Additional form fields. */
  fields: Readonly<Record<string, string>> = {},
): { sent: Promise<Sent>; cancel: () => void } {
  const request = new XMLHttpRequest();
  const sent = new Promise<Sent>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answer = (outcome: Sent) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    const wait = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        answer({ problem: CALL_TEXTS.unknown });
        request.abort();
      }, milliseconds);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait(total > 0 && loaded >= total ? CHECKING_MS : SILENCE_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => answer(sentOf(request.status, request.responseText));
    request.onerror = () => answer({ problem: CALL_TEXTS.offline });
    request.onabort = () => answer({ problem: 'Cancelled' });
    wait(SILENCE_MS);
  });
  const body = new FormData();
  body.set('entity', entity);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', file);
  request.open('POST', `/api/upload?entity=${encodeURIComponent(entity)}`);
  request.setRequestHeader('accept', 'application/json');
  const person = pageUserId();
  if (person !== undefined) request.setRequestHeader(PERSON_HEADER, person);
  request.send(body);
  return { sent, cancel: () => request.abort() };
}
