import { type ControlProps, Slot, useT } from '@lichen/kit';
import { createContext, useContext } from 'react';

const Uploads = createContext<(isBusy: boolean) => void>(() => undefined);

/** Hears whether a file is on its way: saved before it arrives, the activity would be without its evidence. */
export const EvidenceUploads = Uploads.Provider;

/** The document that proves an activity; nothing for people who work with no documents. */
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
