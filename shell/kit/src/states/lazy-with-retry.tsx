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
  /** True if the server no longer has the file, so that only a reload helps. */
  isGone: boolean;
}

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Replacement for code that failed to load: the error, or a note that it loads when online. */
function InlineFailure({ retry, isGone }: MissingProps) {
  const isOnline = useOnline();
  if (isGone) return <OutdatedState />;
  return isOnline ? <ErrorState error={dataError({ status: 500 })} retry={retry} /> : <OfflineState />;
}

/** For overlays: notifies of the failure once, with a retry or reload button if that helps. */
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

/** Replacement for code that failed to load; retries when online, and again the next time it is shown. */
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
 * A component whose code loads when it is first shown, for use within `Suspense`. Unlike with React's `lazy`, a failed
 * load does not break its surroundings, such as a half-filled form: the failure is shown in place of the component, and
 * retried when online, on request, and the next time it is shown.
 */
function lazyWithRetry<P extends object>(load: Load<P>, Missing: ComponentType<MissingProps>): ComponentType<P> {
  const attempted = () =>
    lazy<ComponentType<P>>(() => load().catch((error: unknown) => ({ default: () => <Failed error={error} /> })));
  let Part = attempted();

  return function LazyWithRetry(props: P) {
    const [attempt, draw] = useReducer((count: number) => count + 1, 0);
    const Current = Part;
    // Another instance on the page may have retried already.
    const forget = () => {
      if (Part === Current) Part = attempted();
    };
    const retry = () => {
      forget();
      draw();
    };
    return (
      <AttemptContext value={{ Missing, retry, forget }}>
        {/* The key resets the replacement of the last attempt, which notifies and listens only once. */}
        <Current key={attempt} {...props} />
      </AttemptContext>
    );
  };
}

/** Renders a component whose code loads on demand; a failure is shown in its place. */
export const lazyInline = <P extends object>(load: Load<P>): ComponentType<P> => lazyWithRetry(load, InlineFailure);

/** Like `lazyInline`, for overlays: a failure is shown as a notice. */
export const lazyOverlay = <P extends object>(load: Load<P>): ComponentType<P> => lazyWithRetry(load, NoticeOfFailure);
