import type { Finding } from '@lichen/contracts/activities/checks/checks.call';
import { paths } from '@lichen/contracts/api/paths';

/** The form of a bill that closes a gap: of the meter of the bill before it, over the missing days. Null for any other finding. */
export function gapAddress({ kind, activity_type, others, from, to }: Finding): string | null {
  const [before] = others;
  if (kind !== 'gap' || !before) return null;
  return `${paths.activityLike(activity_type, before._id)}&${new URLSearchParams({ from: String(from), to: String(to) })}`;
}

/** The page where a manual figure is corrected, or the calculated one is used. Null for any other finding. */
export const reviewAddress = ({ kind, activity_id }: Finding): string | null =>
  activity_id && (kind === 'manual_figure' || kind === 'doubtful_manual_figure') ? paths.activity(activity_id) : null;
