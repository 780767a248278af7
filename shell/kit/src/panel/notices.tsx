import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type NoticeAction, type Notify, NotifyContext } from '../data/notify';
import './notices.css';

interface Notice {
  id: number;
  text: string;
  tone: 'good' | 'bad';
  remedy: NoticeAction | null;
}

const SHOWN_MS = 5000;
/** Time in milliseconds to read, decide, and reach the button by keyboard. */
const WITH_ACTION_MS = 12_000;
/** Reading time of a slow reader per character, in milliseconds. */
const LETTER_MS = 75;
const HOVERED_MS = 2000;

/** Short messages about what just happened, for eyes and screen readers, already in the reader's language. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const lastId = useRef(0);
  const notify = useCallback<Notify>((text, tone = 'good', remedy) => {
    lastId.current += 1;
    const notice = { id: lastId.current, text, tone, remedy: remedy ?? null };
    const isOther = (one: Notice) => one.text !== text || one.remedy !== null;
    setNotices((shown) => [...shown.filter(isOther).slice(-2), notice]);
  }, []);
  const end = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), []);
  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <div className="k-notices" role="status" aria-live="polite">
        {notices.map((notice) => (
          <Line key={notice.id} notice={notice} onEnd={end} />
        ))}
      </div>
    </NotifyContext.Provider>
  );
}

function Line({ notice: { id, text, tone, remedy }, onEnd }: { notice: Notice; onEnd: (id: number) => void }) {
  const line = useRef<HTMLParagraphElement>(null);
  const hasRemedy = remedy !== null;
  useEffect(() => {
    // A notice with a button stays while the button is hovered or focused.
    const isHeld = () => {
      const { current } = line;
      return hasRemedy && current !== null && (current.matches(':hover') || current.contains(document.activeElement));
    };
    const pass = () => {
      if (isHeld()) timer = setTimeout(pass, HOVERED_MS);
      else onEnd(id);
    };
    let timer = setTimeout(pass, hasRemedy ? WITH_ACTION_MS : Math.max(SHOWN_MS, text.length * LETTER_MS));
    return () => clearTimeout(timer);
  }, [id, text, hasRemedy, onEnd]);
  const runOnce = () => {
    onEnd(id);
    remedy?.run();
  };
  return (
    <p ref={line} className={`k-notice k-notice-${tone}`}>
      <span aria-hidden="true">{tone === 'good' ? '✓' : '!'}</span> {text}
      {remedy && (
        <button type="button" className="k-notice-remedy" onClick={runOnce}>
          {remedy.label}
        </button>
      )}
    </p>
  );
}
