import type { KeyboardEvent } from 'react';
import { areSingleKeyShortcutsOn } from '../keys/single-key-shortcuts';
import type { Selection } from './data-table-props';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Focuses the neighbouring row and returns its id. */
function focusNeighbour(row: HTMLElement, step: number): string | undefined {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('tr[tabindex]') ?? [])];
  const next = rows[rows.indexOf(row) + step];
  next?.focus();
  return next?.dataset['rowKey'];
}

/** Selects a row, or removes it from the selection. */
export function toggleSelected({ chosen, onChange }: Selection, id: string): void {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  onChange(next);
}

interface Acts {
  id: string;
  open?: (() => void) | undefined;
  selection?: Selection | undefined;
}

/**
 * Handles keys of a focused row: arrows or j and k move, Enter opens, x selects, Shift with an arrow extends the
 * selection.
 */
export const rowKeyHandler =
  ({ id, open, selection }: Acts) =>
  (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, target, currentTarget } = event;
    if (target !== currentTarget || altKey || ctrlKey || metaKey) return;
    if (/^[a-z]$/.test(key) && !areSingleKeyShortcutsOn()) return;
    const step = STEPS[key];
    if (step !== undefined) {
      const next = focusNeighbour(currentTarget, step);
      if (selection && shiftKey && next) selection.onChange(new Set([...selection.chosen, id, next]));
    } else if (key === 'x' && selection) toggleSelected(selection, id);
    else if (open && (key === 'Enter' || key === ' ')) open();
    else return;
    event.preventDefault();
  };
