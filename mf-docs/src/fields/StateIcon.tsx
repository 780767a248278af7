import type { ReactNode } from 'react';
import type { FieldState } from '@lichen/contracts/docs/doc-statuses';

const DRAWN: Readonly<Record<FieldState, ReactNode>> = {
  read: (
    <>
      <circle className="doc-icon-line" cx="8" cy="8" r="6" />
      <circle className="doc-icon-full" cx="8" cy="8" r="2" />
    </>
  ),
  confirmed: (
    <>
      <circle className="doc-icon-full" cx="8" cy="8" r="7" />
      <path className="doc-icon-sign" d="m4.8 8.2 2.2 2.3 4.2-4.8" />
    </>
  ),
  to_check: (
    <>
      <path className="doc-icon-line" d="M8 2 14.6 13.6H1.4z" />
      <path className="doc-icon-line" d="M8 6.2v3.4m0 1.9v.1" />
    </>
  ),
  does_not_hold: (
    <>
      <path className="doc-icon-full" d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z" />
      <path className="doc-icon-sign" d="m5.4 5.4 5.2 5.2m0-5.2-5.2 5.2" />
    </>
  ),
};

/** The icon of a field state; the shapes can be told apart without colour. */
export function StateIcon({ state, size = 14 }: { state: FieldState; size?: number }) {
  return (
    <svg
      className={`doc-icon doc-icon-${state}`}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {DRAWN[state]}
    </svg>
  );
}
