import {
  firstSteps,
  type FirstStep,
  type FirstStepsAnswer,
  type SampleFigure,
} from '@lichen/contracts/portal/first-steps';
import { data, useCall, usePortal } from '@lichen/kit';
import { useEffect } from 'react';

export interface FirstSteps {
  readonly list: readonly FirstStep[];
  /** True when the company has recorded nothing, so that there is nothing else to show. */
  readonly isEmpty: boolean;
  /** Example figure, while the company has none of its own. */
  readonly sample: SampleFigure | null;
  readonly hide: () => void;
}

/** Hides the first steps for the person, or shows them again. A refusal is ignored: they merely stay as they were. */
export const keepWelcome = (seen_welcome: boolean, refresh: () => unknown): void => {
  data('profile', { method: 'PATCH', body: { seen_welcome } }).then(refresh, () => undefined);
};

/** The person's first steps; null when hidden, done or none apply to them, `undefined` while they load. */
export function useFirstSteps(): FirstSteps | null | undefined {
  const { user, refresh } = usePortal();
  const isShown = !user.seen_welcome;
  const found = useCall<FirstStepsAnswer>(firstSteps, {}, { enabled: isShown });
  const all = found.data?.list ?? [];
  // A person to whom no step applies yet has done none: another role may bring some.
  const isDone = isShown && all.length > 0 && all.every((step) => step.isDone);
  useEffect(() => {
    if (isDone) keepWelcome(true, refresh);
  }, [isDone, refresh]);
  if (!isShown || isDone || found.isError) return null;
  if (!found.data) return undefined;
  const { list, sample, is_empty } = found.data;
  if (list.length === 0) return null;
  return { list, sample, isEmpty: is_empty, hide: () => keepWelcome(true, refresh) };
}
