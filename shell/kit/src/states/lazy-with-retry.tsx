import { CALL_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import { type ComponentType, createContext, lazy, useContext, useEffect, useReducer, useState } from 'react';
import { dataError } from '../data/data-error';
import { useOnline } from '../data/online';
import { useT } from '../i18n/texts';
import { useNotify } from '../data/notify';
import { ErrorState } from './ErrorState';
import { reloadPage } from '../unsaved-changes/reload-page';
import { canBeGone, isGone } from './is-gone';
import { OfflineState } from './OfflineState';
import { OUTDATED, OutdatedState } from './OutdatedState';

interface MissingProps {
  retry: () => void;
  /** The portal has it no more: only a reload helps. */
  isGone: boolean;
}

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Fallback for code that did not arrive: the error, or a note that it comes with the connection. */
function InlineFailure({ retry, isGone }: MissingProps) {
  const isOnline = useOnline();
  if (isGone) return <OutdatedState />;
  return isOnline ? <ErrorState error={dataError({ status: 500 })} retry={retry} /> : <OfflineState />;
}

/**
 * An overlay has no place on the page, so a notice tells the failure once, with a button to try again if that helps.
 */
function NoticeOfFailure({ retry, isGone }: MissingProps) {
  const t = useT();
  const notify = useNotify();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a language that changes meanwhile is no reason to say it again
  useEffect(() => {
    if (isGone) notify(t(OUTDATED), 'bad', { label: t('Reload'), run: reloadPage });
    else if (navigator.onLine) notify(t(TEXTS.unexpected), 'bad', { label: t('Try again'), run: retry });
    else notify(t(CALL_TEXTS.offline), 'bad');
  }, []);
  return null;
}

interface Attempt extends Omit<MissingProps, 'isGone'> {
  Missing: ComponentType<MissingProps>;
  forget: () => void;
}

const AttemptContext = createContext<Attempt | null>(null);

/** Stands in for code that did not come; comes with the line, and is forgotten with the page. */
function Failed({ error }: { error: unknown }) {
  const attempt = useContext(AttemptContext);
  const [isFileGone, setGone] = useState(() => (canBeGone(error) ? null : false));
  useEffect(() => {
    let wanted = true;
    if (canBeGone(error)) void isGone(error).then((answer) => wanted && setGone(answer));
    return () => {
      wanted = false;
    };
  }, [error]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function to try again with is no reason to listen anew
  useEffect(() => {
    if (!attempt) return;
    const { retry, forget } = attempt;
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      forget();
    };
  }, []);
  return attempt && isFileGone !== null && <attempt.Missing retry={attempt.retry} isGone={isFileGone} />;
}

/**
 * A component whose code comes when it is first shown, for use within `Suspense`. Other than with React's `lazy`, code
 * that does not come brings down nothing of what stands around it, a half-typed form above all: it is said in the place
 * of the component, and tried again with the line, by a press, and when it is shown the next time.
 */
function lazyWithRetry<P extends object>(load: Load<P>, Missing: ComponentType<MissingProps>): ComponentType<P> {
  const attempted = () =>
    lazy<ComponentType<P>>(() => load().catch((error: unknown) => ({ default: () => <Failed error={error} /> })));
  let Part = attempted();

  return function LazyWithRetry(props: P) {
    const [attempt, draw] = useReducer((count: number) => count + 1, 0);
    const Asked = Part;
    // Another one on the page may have asked again already.
    const forget = () => {
      if (Part === Asked) Part = attempted();
    };
    const retry = () => {
      forget();
      draw();
    };
    return (
      <AttemptContext value={{ Missing, retry, forget }}>
        {/* React would keep what stood in for the last attempt, which says and listens once only. */}
        <Asked key={attempt} {...props} />
      </AttemptContext>
    );
  };
}

/** Renders a component whose code is loaded on demand; when the code is missing, its place says so. */
export const lazyInline = <P extends object>(load: Load<P>): ComponentType<P> => lazyWithRetry(load, InlineFailure);

/** Like `lazyInline`, for overlays: when the code is missing, a notice says so. */
export const lazyOverlay = <P extends object>(load: Load<P>): ComponentType<P> => lazyWithRetry(load, NoticeOfFailure);
