import { useT } from '@lichen/kit';
import { Checkbox } from '@lichen/kit/antd';

/** A record that can be part of a passport. */
export interface ProofOffer {
  readonly id: string;
  readonly name: string;
  /** Text beside the name. */
  readonly more: string;
}

interface Props {
  /** Title, already translated. */
  title: string;
  offers: readonly ProofOffer[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | undefined;
}

/** Checkboxes for the records of one kind; renders nothing without any. */
export function ChosenProof({ title, offers, chosen, onChange, error }: Props) {
  const t = useT();
  if (offers.length === 0) return null;
  const toggle = (id: string, isOn: boolean) => onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <fieldset className="cp-documents">
      <legend>{title}</legend>
      {offers.map(({ id, name, more }) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={({ target }) => toggle(id, target.checked)}>
          {name}
          {more && <span className="cp-quiet">{more}</span>}
        </Checkbox>
      ))}
      {error && (
        <p className="k-field-error" role="alert">
          {t(error)}
        </p>
      )}
    </fieldset>
  );
}
