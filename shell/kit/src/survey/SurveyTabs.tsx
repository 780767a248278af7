import type { Survey } from '@lichen/contracts/survey/survey-definition';
import type { KeyboardEvent } from 'react';
import { useTn } from '../i18n/texts';

interface Props {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  tabs: Survey['tabs'];
  open: number;
  onOpen: (at: number) => void;
  /** Number of open or invalid questions of each tab. */
  left: readonly number[];
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The tabs of a survey: a single Tab stop, with arrow keys to move between them. */
export function SurveyTabs({ id, tabs, open, onOpen, left }: Props) {
  const tn = useTn();
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const edge = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : null;
    const step = STEPS[event.key];
    if (edge === null && step === undefined) return;
    event.preventDefault();
    const next = edge ?? (open + (step ?? 0) + tabs.length) % tabs.length;
    onOpen(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="k-survey-tabs" role="tablist" onKeyDown={press}>
      {tabs.map((tab, at) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-tab-${at}`}
          aria-selected={at === open}
          aria-controls={`${id}-panel`}
          tabIndex={at === open ? 0 : -1}
          onClick={() => onOpen(at)}
        >
          {tab.label}
          {(left[at] ?? 0) > 0 && (
            <span className="k-survey-left">
              {tn(left[at] ?? 0, '{count} question left', '{count} questions left')}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
