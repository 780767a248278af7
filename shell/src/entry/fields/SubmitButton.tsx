interface SubmitButtonProps {
  label: string;
  busy: boolean;
  blocked?: boolean;
}

/** While a call runs the button keeps its place in the tab order, so that the focus is not lost. */
export function SubmitButton({ label, busy, blocked = false }: SubmitButtonProps) {
  return (
    <button type="submit" className="primary" aria-disabled={busy || undefined} aria-busy={busy} disabled={blocked}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {label}
    </button>
  );
}
