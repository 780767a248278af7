import {
  BRIDGE_PART_NAMES,
  type BridgePart,
  type Change,
} from '@lichen/contracts/activities/bridge/change-bridge.call';

/** One bar of the bridge; `left` and `width` are in percent of the chart's width. */
export interface BridgeStep {
  name: 'before' | BridgePart | 'after';
  ug: number;
  left: number;
  width: number;
}

/**
 * Returns the bars from the earlier total to the later one. Totals start at zero; each part starts where the previous
 * one ended.
 */
export function bridgeSteps({ before_ug, after_ug, parts }: Change): BridgeStep[] {
  let reached = before_ug;
  const bars = BRIDGE_PART_NAMES.map((name) => {
    const from = reached;
    reached += parts[name];
    return { name, ug: parts[name], from, to: reached };
  });
  const all = [
    { name: 'before' as const, ug: before_ug, from: 0, to: before_ug },
    ...bars,
    { name: 'after' as const, ug: after_ug, from: 0, to: after_ug },
  ];
  const ends = all.flatMap(({ from, to }) => [from, to]);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const percent = (ug: number) => (most === least ? 0 : ((ug - least) / (most - least)) * 100);
  return all.map(({ name, ug, from, to }) => ({
    name,
    ug,
    left: percent(Math.min(from, to)),
    width: percent(Math.max(from, to)) - percent(Math.min(from, to)),
  }));
}

/** Returns the part that contributed most to the change in its direction; null where none did. */
export function largestPart({ before_ug, after_ug, parts }: Change): BridgePart | null {
  const sign = Math.sign(after_ug - before_ug);
  const most = Math.max(...BRIDGE_PART_NAMES.map((name) => parts[name] * sign));
  return most > 0 ? (BRIDGE_PART_NAMES.find((name) => parts[name] * sign === most) ?? null) : null;
}
