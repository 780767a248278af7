import { MAY_APPLY, MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import { useEffect, useRef, useState } from 'react';
import type { Fill } from '../form/review-context';
import type { Doc } from '../shared/documents';
import { blockedBy } from '../form/blocked-by';
import { focusField } from '../form/focus-field';
import { orderOf } from '../form/form-setting';
import type { useLooking } from './looking';
import { nextOpen } from '../form/next-open';
import { typesOf } from '../form/types-of';
import type { useDocActs } from './acts/useDocActs';
import { useDrawnPart } from './useDrawnPart';
import type { useQueue } from './useQueue';
import { useReviewKeys } from './useReviewKeys';
import type { SaveValues } from '../form/useSaveValues';

interface Options {
  record: Doc;
  /** ISO 639-1 language of the document; null where unknown. */
  language: string | null;
  acts: ReturnType<typeof useDocActs>;
  queue: ReturnType<typeof useQueue>;
  save: SaveValues;
  looking: ReturnType<typeof useLooking>;
}

/** Returns a function that focuses the apply button as soon as it is enabled, after the last change has been saved. */
function useFocusOnApply(mayApply: boolean): () => void {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || !mayApply) return;
    document.querySelector<HTMLElement>('.doc-apply')?.focus();
    setWanted(false);
  }, [isWanted, mayApply]);
  return () => setWanted(true);
}

/** Returns the actions behind the buttons, keyboard shortcuts and boxes of the review. */
export function useReviewActs({ record, language, acts, queue, save, looking: { lit, look } }: Options) {
  const fill = useRef<Fill | null>(null);
  const isMade = MAY_UNAPPLY.includes(record.status);
  const mayApply = MAY_APPLY.includes(record.status) && blockedBy(record) === null && !record.ignore_entry;

  const apply = async () => {
    if (mayApply && (await acts.apply())) queue.go(1);
  };
  const postpone = async () => {
    if (await acts.postpone(!record.postponed)) queue.go(1);
  };
  const drawn = useDrawnPart({
    ...{ record, language, lit, save },
    fill: (name, value) => fill.current?.(name, value),
  });
  const pick = (name: string) => {
    look(name);
    focusField(name);
  };
  useReviewKeys({
    apply: mayApply ? () => void apply() : null,
    next: () => queue.go(1),
    postpone: isMade ? null : () => void postpone(),
    begin: () => {
      const first = nextOpen(typesOf(record).flatMap(orderOf), record.field_states ?? {}, null);
      if (first) focusField(first);
    },
  });
  return { apply, postpone, drawn, pick, fill, mayApply, isMade, goToApply: useFocusOnApply(mayApply) };
}
