interface SubmitButtonProps {
  label: string;
  busy: boolean;
  blocked?: boolean;
}

/** During a call the button stays in the tab order, so that it keeps the focus. */
export function SubmitButton({ label, busy, blocked = false }: SubmitButtonProps) {
  return (
    <button type="submit" className="primary" aria-disabled={busy || undefined} aria-busy={busy} disabled={blocked}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {label}
    </button>
  );
}
