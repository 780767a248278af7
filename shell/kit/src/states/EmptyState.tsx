import type { ReactNode } from 'react';
import { LobedShape } from './LobedShape';
import './states.css';

interface Props {
  /** One line, already translated. */
  text: string;
  action?: ReactNode;
}

/** Shown instead of an empty list, with the action that adds the first entry. */
export function EmptyState({ text, action }: Props) {
  return (
    <div className="k-state">
      <LobedShape />
      <p className="k-state-what">{text}</p>
      {action}
    </div>
  );
}
