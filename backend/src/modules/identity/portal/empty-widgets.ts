import { Problem } from '@lichen/contracts/api/problems';
import type { PortalRemote } from '@lichen/contracts/portal/portal';

const isEmpty = (answer: unknown) => (answer as { count?: unknown }).count === 0;

/** True for a question that the account or the person has no right to ask. */
const isRefused = (reason: unknown) => reason instanceof Problem && reason.status === 403;

/**
 * Marks the widgets that would show an empty list, or one that is not for this person, so that a first page does not fetch
 * code in order to show nothing. What fails otherwise is not marked: the widget then says itself what is wrong.
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
