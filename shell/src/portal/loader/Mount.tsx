import { isGone, Skeleton } from '@lichen/kit';
import { useEffect, useRef, useState } from 'react';
import { refreshSession, takeNewest, useSession } from '../session/session';
import { hasFailed, rememberFailure } from './failed-versions';
import { fallbackPart, notifyFallback } from './fallback-version';
import { forgetHung } from './heartbeat';
import { arrivedPart, loadedAfterTimeout, forgetPart, type LoadedComponent, loadPart } from './load-part';
import type { Part } from './part';
import { MountBoundary } from './MountBoundary';
import { MountFailure } from './MountFailure';
import { PageWaiting } from './PageWaiting';
import { holdTexts } from './remote-texts';
import { reportFailure } from './report-failure';
import { type HeldStyles, heldStyles, stylesApply } from './styles/remote-styles';
import { Watched } from './Watched';

interface Props {
  part: Part;
  props?: Record<string, unknown>;
  /** Widgets show failures inside a card, pages on the page. */
  compact?: boolean;
}

interface Loaded {
  Shown: LoadedComponent;
  /** Container that the component came from: that of the part, or of its fallback version. */
  container: string;
}

type Progress = { is: 'loading' } | ({ is: 'ready' } & Loaded) | { is: 'failed'; reference: string; isGone: boolean };

type Hold = HeldStyles['hold'];

/** Loads the code and texts of a part, and its version's styles into the document. */
async function loadWhole(part: Part, hold: Hold): Promise<Loaded> {
  const styles = hold(part.remote);
  const [Shown] = await Promise.all([loadPart(part, useSession.getState().language), styles]);
  return { Shown, container: part.remote.container };
}

async function loadFallback(part: Part, hold: Hold): Promise<Loaded> {
  const loaded = await loadWhole(await fallbackPart(part), hold);
  notifyFallback(part.remote);
  return loaded;
}

/** Loads the live version, or its fallback when that fails. Either way the failure is reported. */
async function load(part: Part, isFallback: boolean, hold: Hold): Promise<Loaded> {
  if (isFallback || (part.remote.fallback && hasFailed(part.remote))) return loadFallback(part, hold);
  if (hasFailed(part.remote)) throw new Error(`${part.remote.container} did not come to an end when it was last drawn`);
  try {
    return await loadWhole(part, hold);
  } catch (error) {
    if (!part.remote.fallback) throw error;
    reportFailure(part, 'load', error);
    const loaded = await loadFallback(part, hold).catch(() => Promise.reject(error));
    rememberFailure(part.remote);
    return loaded;
  }
}

/** A part that has already loaded completely, which is drawn at once without a placeholder. */
function arrivedWhole(part: Part): Loaded | undefined {
  const { remote } = part;
  if (hasFailed(remote) || !stylesApply(remote)) return undefined;
  const Shown = arrivedPart(part, useSession.getState().language);
  return Shown && { Shown, container: remote.container };
}

/** Tries a failed part again when the network is back and when the user has logged in again. */
function useRetryOnReturn(isFailed: boolean, retry: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function to try again with is no reason to listen anew
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed]);

  const isLoggedOut = useSession((session) => session.isLoggedOut);
  const wasLoggedOut = useRef(isLoggedOut);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (wasLoggedOut.current && !isLoggedOut && isFailed) retry();
    wasLoggedOut.current = isLoggedOut;
  }, [isLoggedOut, isFailed]);
}

/** Draws one page or widget of a remote, with its own placeholder, error and retry. */
export function Mount({ part, props = {}, compact = false }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [isEarlier, setFallback] = useState(false);
  const [atOnce] = useState(() => arrivedWhole(part));
  const [progress, setProgress] = useState<Progress>(atOnce ? { is: 'ready', ...atOnce } : { is: 'loading' });
  const isDrawnAtOnce = useRef(atOnce !== undefined);
  const { container } = part.remote;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a part is told apart by its version and name; a new portal answer with the same ones must not load again
  useEffect(() => {
    let wanted = true;
    const letTextsGo = holdTexts(part.remote);
    const styles = heldStyles();
    const letGo = () => {
      wanted = false;
      letTextsGo();
      styles.letGo();
    };
    if (isDrawnAtOnce.current) {
      isDrawnAtOnce.current = false;
      void styles.hold(part.remote).catch(() => undefined);
      return letGo;
    }
    setProgress({ is: 'loading' });
    const show = (loaded: Loaded) => wanted && setProgress({ is: 'ready', ...loaded });
    load(part, isEarlier, styles.hold).then(show, (error: unknown) => {
      if (!wanted) return;
      const reference = reportFailure(part, 'load', error);
      setProgress({ is: 'failed', reference, isGone: false });
      void isGone(error).then((gone) => gone && wanted && setProgress({ is: 'failed', reference, isGone: gone }));
      // Files of remotes require log-in, so the user is asked to log in and the page continues. When a newer version is
      // live, an unloadable part is no reason to keep the old one.
      void refreshSession().then(takeNewest);
      loadedAfterTimeout(part).then(
        (Shown) => show({ Shown, container }),
        () => undefined,
      );
    });
    return letGo;
  }, [container, part.expose, attempt, isEarlier]);

  const retry = () => {
    forgetPart(part);
    forgetHung(part.remote);
    setFallback(false);
    setAttempt((count) => count + 1);
  };

  useRetryOnReturn(progress.is === 'failed', retry);

  // A version that throws while it renders is as broken as one that does not load.
  const showEarlier = () => {
    rememberFailure(part.remote);
    setFallback(true);
  };
  const instead = part.remote.fallback && !isEarlier ? showEarlier : undefined;

  if (progress.is === 'loading') return compact ? <Skeleton /> : <PageWaiting />;
  if (progress.is === 'failed')
    return <MountFailure {...{ part, compact, retry }} reference={progress.reference} isGone={progress.isGone} />;
  return (
    <MountBoundary
      key={`${container}${part.expose}${attempt}${isEarlier}`}
      {...{ part, compact, retry }}
      {...(instead ? { instead } : {})}
    >
      <Watched container={progress.container}>
        <progress.Shown {...props} />
      </Watched>
    </MountBoundary>
  );
}
