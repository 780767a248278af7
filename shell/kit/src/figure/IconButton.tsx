import './figure.css';

const SHAPES = {
  open: 'M9 5h10v10M19 5 8 16',
  remove: 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 10.5v5.5M13.5 10.5v5.5',
  edit: 'M5 19l1-4L16 5l3 3L9 18l-4 1z',
  filter: 'M4 6h16M7 12h10M10 18h4',
  earlier: 'M15 5l-7 7 7 7',
  later: 'M9 5l7 7-7 7',
} as const;

interface Props {
  icon: keyof typeof SHAPES;
  /** Accessible name, already translated. */
  label: string;
  onClick: () => void;
  disabled?: boolean;
}

/** A small button in a row; its click does not open the row. */
export function IconButton({ icon, label, onClick, disabled }: Props) {
  return (
    <button
      type="button"
      className="k-icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={(event) => {
        event.stopPropagation();
        onClick();
      }}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" focusable="false">
        <path d={SHAPES[icon]} />
      </svg>
    </button>
  );
}
