import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import { PRESENCE, surveyPresence } from '@lichen/contracts/compliance/demands/survey-presence.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { data, usePortal, useRecords } from '@lichen/kit';
import { type FocusEvent, useEffect, useMemo, useRef } from 'react';

export type Presence = RecordOf<typeof surveyPresence>;

const say = (id: string, action: 'work_here' | 'leave_here', body: object): void => {
  const path = `${surveyAnswers.name}/${encodeURIComponent(id)}/${action}`;
  // Failures are ignored: the next heartbeat follows by itself.
  void data(path, { method: 'POST', body }).catch(() => undefined);
};

const questionOf = (element: Element): string | null =>
  element.closest<HTMLElement>('[data-question]')?.dataset['question'] ?? null;

/** Sends heartbeats of this page and its focused question; returns the colleagues who have the survey open. */
export function usePresence(id: string): {
  others: readonly Presence[];
  onFocusCapture: (event: FocusEvent) => void;
} {
  const { user } = usePortal();
  const at = useRef<string | null>(null);
  const found = useRecords(surveyPresence, { answers_id: id, limit: 100 });
  useEffect(() => {
    const beat = () => {
      if (document.visibilityState === 'visible') say(id, 'work_here', { question: at.current });
    };
    const leave = () => say(id, 'leave_here', {});
    const timer = setInterval(beat, PRESENCE.beat);
    beat();
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id]);
  const onFocusCapture = ({ target }: FocusEvent) => {
    const question = questionOf(target);
    if (question === at.current) return;
    at.current = question;
    say(id, 'work_here', { question });
  };
  const list = found.data?.list;
  // Keeps the same array while nobody comes or goes, because hundreds of notes depend on it.
  const others = useMemo(() => {
    const all = list ?? [];
    // The newest heartbeat gives the server time, which avoids the client's clock.
    const now = Math.max(0, ...all.map(({ seen_on }) => seen_on));
    return all.filter((one) => one.user_id !== user._id && one.seen_on > now - PRESENCE.gone);
  }, [list, user._id]);
  return { others, onFocusCapture };
}
