import './audit.css';

/** Longer values are opened by whoever wants them. */
const SHORT = 160;

/** One change in the panel; a long one shows its beginning until it is opened. */
export function AuditValue({ text }: { text: string }) {
  if (text.length <= SHORT) return text;
  return (
    <details className="p-audit-long">
      <summary>{`${text.slice(0, SHORT).trimEnd()}…`}</summary>
      {text}
    </details>
  );
}
