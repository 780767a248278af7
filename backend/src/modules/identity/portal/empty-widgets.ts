import { Problem } from '@lichen/contracts/api/problems';
import type { PortalRemote } from '@lichen/contracts/portal/portal';

const isEmpty = (answer: unknown) => (answer as { count?: unknown }).count === 0;

/** True for a request that the account or the person has no permission for. */
const isRefused = (reason: unknown) => reason instanceof Problem && reason.status === 403;

/**
 * Marks widgets whose list is empty or not permitted, so that the first page does not load code to show nothing. Other
 * failures are not marked: the widget then shows the error itself.
 */
export async function markEmptyWidgets(
  remotes: PortalRemote[],
  ask: (call: string) => Promise<unknown>,
): Promise<PortalRemote[]> {
  const calls = [...new Set(remotes.flatMap(({ widgets }) => widgets.flatMap(({ shows }) => shows ?? [])))];
  const answers = await Promise.allSettled(calls.map(ask));
  const empty = new Set(
    calls.filter((_call, at) => {
      const answer = answers[at];
      return answer?.status === 'rejected' ? isRefused(answer.reason) : isEmpty(answer?.value ?? {});
    }),
  );
  return remotes.map((remote) => ({
    ...remote,
    widgets: remote.widgets.map((widget) =>
      widget.shows && empty.has(widget.shows) ? { ...widget, empty: true } : widget,
    ),
  }));
}
