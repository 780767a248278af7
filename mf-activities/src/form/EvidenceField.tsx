import { type ControlProps, Slot, useT } from '@lichen/kit';
import { createContext, useContext } from 'react';

const Uploads = createContext<(isBusy: boolean) => void>(() => undefined);

/** Receives whether a file is uploading; saving before it ends would omit the evidence. */
export const EvidenceUploads = Uploads.Provider;

/** The document that proves an activity; empty for users without access to documents. */
export function EvidenceField({ value, onChange, error }: ControlProps) {
  const t = useT();
  const onBusy = useContext(Uploads);
  return (
    <>
      <Slot name="document.choice" props={{ value: (value as string | null) ?? null, onChange, onBusy }} />
      {error && (
        <p className="k-field-error" role="alert">
          {t(error)}
        </p>
      )}
    </>
  );
}
