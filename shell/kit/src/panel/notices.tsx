import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import './notices.css';

interface Notice {
  id: number;
  text: string;
  tone: 'good' | 'bad';
}

type Tell = (text: string, tone?: Notice['tone']) => void;

const NoticeContext = createContext<Tell>(() => undefined);
const SHOWN_FOR = 5000;

/** Short words about what just happened, for eyes and screen readers; the text is already in the reader's language. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const lastId = useRef(0);
  const tell = useCallback<Tell>((text, tone = 'good') => {
    lastId.current += 1;
    const id = lastId.current;
    setNotices((shown) => [...shown.filter((notice) => notice.text !== text).slice(-2), { id, text, tone }]);
    setTimeout(() => setNotices((shown) => shown.filter((notice) => notice.id !== id)), SHOWN_FOR);
  }, []);
  return (
    <NoticeContext.Provider value={tell}>
      {children}
      <div className="k-notices" role="status" aria-live="polite">
        {notices.map(({ id, text, tone }) => (
          <p key={id} className={`k-notice k-notice-${tone}`}>
            <span aria-hidden="true">{tone === 'good' ? '✓' : '!'}</span> {text}
          </p>
        ))}
      </div>
    </NoticeContext.Provider>
  );
}

export const useTell = (): Tell => useContext(NoticeContext);
