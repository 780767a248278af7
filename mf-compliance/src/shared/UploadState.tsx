import { useFormat, type useUpload, useT } from '@lichen/kit';

/** Progress of an upload, or the reason why it failed. */
export function UploadState({ sending, problem }: Pick<ReturnType<typeof useUpload>, 'sending' | 'problem'>) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      {sending && (
        <p className="cp-quiet" role="status">
          {t('{name}: {percent} sent', {
            name: sending.name,
            percent: format.percent(Math.round(sending.part * 100), 0),
          })}
        </p>
      )}
      {problem && (
        <p className="k-field-error" role="alert">
          {t(problem)}
        </p>
      )}
    </>
  );
}
